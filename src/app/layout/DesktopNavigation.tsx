import { css } from "@emotion/react";
import { type FocusEvent, useCallback, useLayoutEffect, useRef } from "react";
import { media } from "../../styles/media";
import { space } from "../../styles/tokens";
import { NavigationMenu } from "./NavigationMenu";
import { useDismissal } from "./use-dismissal";
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
