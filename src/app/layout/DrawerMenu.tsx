import { css } from "@emotion/react";
import { Icon } from "../../components/Icon";
import { color, space, target } from "../../styles/tokens";
import { NavLink } from "./NavLink";

const style = css`
  border-bottom: 1px solid ${color.line};
  & ul {
    padding-bottom: ${space.s2};
  }
  & a {
    display: flex;
    align-items: center;
    min-height: ${target};
    color: inherit;
    text-decoration: none;
  }
  & a[aria-current] {
    font-weight: 600;
    text-decoration: underline;
  }
`;

/** Collapsible submenu of the drawer; at most one is open (`details name`). */
export function DrawerMenu({ menu }: { menu: Queries.HeaderNavigationFragment["menus"][number] }) {
  return (
    <details css={style} name="drawer-menu">
      <summary>
        {menu.label}
        <Icon name="chevron" />
      </summary>
      <ul>
        {menu.links.map((item) => (
          <li key={item.link}>
            <NavLink item={item} inMenu />
          </li>
        ))}
      </ul>
    </details>
  );
}
