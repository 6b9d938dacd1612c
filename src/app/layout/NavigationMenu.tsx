import { css } from "@emotion/react";
import { type PointerEventHandler, useId } from "react";
import { Icon } from "../../components/Icon";
import { color, radius, shadow, space, target } from "../../styles/tokens";
import { NavLink } from "./NavLink";

/** Before hydration, and without JavaScript, the panel opens on hover and focus by CSS alone. */
const item = css`
  position: relative;
  display: flex;
  align-items: center;
  html:not([data-hydrated]) &:hover > ul,
  html:not([data-hydrated]) &:focus-within > ul {
    display: block;
  }
`;

/** Shared with the buttons of the drawer. */
export const menuButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.half};
  min-width: ${target};
  min-height: ${target};
  padding: 0 ${space.s1};
  border-radius: ${radius.small};
  font-weight: 600;
`;

const trigger = css`
  ${menuButton};
  color: inherit;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
  &[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
  & svg {
    width: 1.125em;
    height: 1.125em;
  }
`;

const chevronOnly = css`
  min-width: 1.75rem;
  margin-left: -0.25rem;
  padding: 0 ${space.half};
`;

const panel = css`
  display: none;
  position: absolute;
  top: 100%;
  left: 0;
  min-width: 19rem;
  padding: ${space.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow};
  &[data-open] {
    display: block;
  }
  & a {
    display: block;
    padding: 0.625rem ${space.s2};
    border-radius: ${radius.small};
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    background: ${color.quiet};
  }
  & a[aria-current] {
    font-weight: 600;
  }
`;

interface Props {
  menu: Queries.HeaderNavigationFragment["menus"][number];
  /** Name of the button beside a trigger that is a link; the menu's own text follows it. */
  submenuLabel: string;
  open: boolean;
  onToggle: () => void;
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
}

/** One menu of the header. Where its text is a link, a button beside it opens the menu for keyboard and touch. */
export function NavigationMenu({ menu, submenuLabel, open, onToggle, onPointerEnter, onPointerLeave }: Props) {
  const id = useId();
  const { label, link, links } = menu;
  return (
    <li css={item} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      {link && <NavLink item={{ label, link }} inMenu css={trigger} />}
      <button
        type="button"
        css={[trigger, link && chevronOnly]}
        aria-label={link ? `${submenuLabel} ${label}` : undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {!link && label}
        <Icon name="chevron" />
      </button>
      <ul id={id} css={panel} data-open={open ? "" : undefined}>
        {links.map((item) => (
          <li key={item.link}>
            <NavLink item={item} inMenu />
          </li>
        ))}
      </ul>
    </li>
  );
}
