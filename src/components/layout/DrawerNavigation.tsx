import { css } from "@emotion/react";
import { color } from "../../styles/tokens";
import { DrawerMenu } from "./DrawerMenu";
import { NavLink } from "./NavLink";

const plainLink = css`
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  border-bottom: 1px solid ${color.line};
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  &[aria-current] {
    text-decoration: underline;
  }
`;

interface Props {
  navigation: Queries.HeaderNavigationFragment;
  path: string;
}

/** What the drawer leads to: the menus, then the plain links. */
export function DrawerNavigation({ navigation, path }: Props) {
  const { menus, links, labels } = navigation;
  return (
    <nav aria-label={labels.main}>
      {menus.map((menu) => (
        <DrawerMenu key={menu.label} menu={menu} path={path} />
      ))}
      {links.map((item) => (
        <NavLink key={item.link} item={item} path={path} css={plainLink} />
      ))}
    </nav>
  );
}
