import { css } from "@emotion/react";
import { type FocusEvent, useLayoutEffect, useRef } from "react";
import { media } from "../../styles/media";
import { space } from "../../styles/tokens";
import { NavigationMenu } from "./NavigationMenu";
import { useHoverMenu } from "./use-hover-menu";

const nav = css`
  ${media.belowWide} {
    display: none;
  }
  & > ul {
    display: flex;
    /* None at 1120 px, where the name of the firm needs the room. */
    gap: clamp(0rem, 10vw - 7rem, ${space.s1});
  }
`;

/** Menus of the wide screen: disclosures with links (no `role=menu`); Escape closes and returns focus. */
export function DesktopNavigation({ navigation }: { navigation: Queries.HeaderNavigationFragment }) {
  const { menus, labels } = navigation;
  const { open, setOpen, toggle, onEnter, onLeave } = useHoverMenu();
  const list = useRef<HTMLUListElement>(null);

  // Escape closes it, wherever the focus is (WCAG 1.4.13), and a press outside. A focus inside goes back to the trigger.
  useLayoutEffect(() => {
    if (open === undefined) {
      return;
    }
    const isInside = (target: EventTarget | null) => target instanceof Node && list.current?.contains(target);
    const end = new AbortController();
    const { signal } = end;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") {
        return;
      }
      if (isInside(document.activeElement)) {
        list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      }
      setOpen(undefined);
    };
    const onPointerDown = ({ target }: PointerEvent) => isInside(target) || setOpen(undefined);
    document.addEventListener("keydown", onKeyDown, { signal });
    document.addEventListener("pointerdown", onPointerDown, { signal });
    return () => end.abort();
  }, [open, setOpen]);

  // What CSS alone had opened before hydration stays open (NavigationMenu).
  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const index = items.findIndex((item) => item.matches(":hover, :focus-within"));
    setOpen(menus[index]?.label, !items[index]?.matches(":focus-within"));
  }, [menus, setOpen]);

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
      setOpen(undefined);
    }
  };

  return (
    <nav css={nav} aria-label={labels.main} onBlur={onBlur}>
      <ul ref={list}>
        {menus.map((menu) => (
          <NavigationMenu
            key={menu.label}
            menu={menu}
            submenuLabel={labels.submenu}
            open={open === menu.label}
            onToggle={() => toggle(menu.label)}
            onPointerEnter={(event) => onEnter(menu.label, event)}
            onPointerLeave={onLeave}
          />
        ))}
      </ul>
    </nav>
  );
}
