import { css } from "@emotion/react";
import { color, space, width } from "../styles/tokens";
import { Icon } from "./Icon";

const list = css`
  display: grid;
  grid-template-columns: var(--points, 1fr);
  gap: ${space.s1};
  max-width: ${width.measure};
  & li {
    display: grid;
    grid-template-columns: 1.5em 1fr;
    gap: ${space.s1};
  }
  & svg {
    width: 1.25em;
    height: 1.6em;
    color: ${color.brand};
  }
`;

interface Props {
  items: readonly string[];
  /** A euro where the points are costs. */
  icon?: "check" | "euro";
}

/** List of short points, each with a tick. */
export function CheckList({ items, icon = "check" }: Props) {
  return (
    <ul css={list}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
