import { css } from "@emotion/react";
import { color, space, width } from "../styles/tokens";
import { Icon } from "./Icon";

const list = css`
  display: grid;
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
    color: ${color.success};
  }
`;

interface Props {
  items: readonly string[];
}

/** List of short points with a tick. */
export function CheckList({ items }: Props) {
  return (
    <ul css={list}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
