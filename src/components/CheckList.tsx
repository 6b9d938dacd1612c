import { css } from "@emotion/react";
import { media } from "../styles/media";
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

const wideStyle = css`
  ${media.columns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.s6};
    max-width: none;
  }
`;

interface Props {
  items: readonly string[];
  /** In two columns where there is room. */
  wide?: boolean;
}

/** List of short points with a tick. */
export function CheckList({ items, wide = false }: Props) {
  return (
    <ul css={[list, wide && wideStyle]}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
