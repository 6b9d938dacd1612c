import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { twoRows } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space } from "../styles/tokens";

/** Two columns, three where there are three items, and three above two wide ones: no row is left half empty. */
const list = css`
  display: grid;
  gap: 0 ${space.s5};
  ${media.columns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &:has(> :nth-of-type(3):last-of-type) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &:has(> :nth-of-type(5):last-of-type) {
      ${twoRows(3)};
    }
  }
  & > li {
    display: grid;
    gap: ${space.half};
    align-content: start;
    padding-block: ${space.s2} clamp(${space.s2}, 4vw, ${space.s4});
    border-top: 2px solid currentColor;
  }
  & h3 {
    font-size: ${fontSize.h4};
  }
`;

interface Props {
  items: readonly { title: string; text: string; button?: ReactNode }[];
}

/** List of titles with texts under lines. */
export function RuledList({ items }: Props) {
  return (
    <ul css={list} data-reveal-children={150}>
      {items.map(({ title, text, button }) => (
        <li key={title}>
          <h3>{title}</h3>
          <div>
            <p>{text}</p>
            {button}
          </div>
        </li>
      ))}
    </ul>
  );
}
