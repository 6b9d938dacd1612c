import { css } from "@emotion/react";
import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { media } from "../../styles/media";
import { space } from "../../styles/tokens";
import { NavigationMenu } from "./NavigationMenu";
import { useHoverMenu } from "./use-hover-menu";

const nav = css`
  ${media.belowDesktop} {
    display: none;
  }
  & > ul {
    display: flex;
    gap: ${space.s1};
  }
`;

interface Props {
  menus: Queries.HeaderNavigationFragment["menus"];
  label: string;
  submenuLabel: string;
  path: string;
}

/** Menus of the wide screen: disclosures with links (no `role=menu`); Escape closes and returns focus. */
export function DesktopNavigation({ menus, label, submenuLabel, path }: Props) {
  const { open, setOpen, onEnter, onLeave } = useHoverMenu(path);
  const list = useRef<HTMLUListElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open !== undefined) {
      setOpen(undefined);
      list.current?.querySelector<HTMLElement>(`[aria-expanded="true"]`)?.focus();
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
      setOpen(undefined);
    }
  };

  return (
    <nav css={nav} aria-label={label} onKeyDown={onKeyDown} onBlur={onBlur}>
      <ul ref={list}>
        {menus.map((menu) => (
          <NavigationMenu
            key={menu.label}
            menu={menu}
            submenuLabel={submenuLabel}
            path={path}
            open={open === menu.label}
            onToggle={() => setOpen(open === menu.label ? undefined : menu.label)}
            onPointerEnter={(event) => onEnter(menu.label, event)}
            onPointerLeave={onLeave}
          />
        ))}
      </ul>
    </nav>
  );
}
