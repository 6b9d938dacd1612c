import { css } from "@emotion/react";
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from "react";
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

/**
 * Closes what is open on Escape, wherever the focus is (WCAG 1.4.13), and on a press outside. A focus inside goes back
 * to the trigger, the element with `aria-expanded="true"`.
 *
 * @param container element with the triggers and what they open
 * @param isOpen whether something in it is open
 * @param close closes it; must not change between renders
 */
const useDismissal = (container: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void => {
  useLayoutEffect(() => {
    const element = container.current;
    if (!isOpen || !element) {
      return;
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") {
        return;
      }
      if (element.contains(document.activeElement)) {
        element.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      }
      close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.contains(target)) {
        close();
      }
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [container, isOpen, close]);
};

interface Props {
  navigation: Queries.HeaderNavigationFragment;
  path: string;
  visit: string;
}

/** Menus of the wide screen: disclosures with links (no `role=menu`); Escape closes and returns focus. */
export function DesktopNavigation({ navigation, path, visit }: Props) {
  const { menus, labels } = navigation;
  const { open, setOpen, toggle, onEnter, onLeave } = useHoverMenu(visit);
  const list = useRef<HTMLUListElement>(null);
  const close = useCallback(() => setOpen(undefined), [setOpen]);
  useDismissal(list, open !== undefined, close);

  // What CSS alone had opened before hydration stays open (NavigationMenu).
  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const menu = menus[items.findIndex((item) => item.matches(":hover, :focus-within"))];
    if (menu) {
      setOpen(menu.label);
    }
  }, [menus, setOpen]);

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
      close();
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
            path={path}
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
