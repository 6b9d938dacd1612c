import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { twoRows } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space } from "../styles/tokens";
import { Drawing, type DrawingData } from "./Drawing";

/** Room under every row; the section has its own under the last one. */
const rowEnd = `clamp(${space.s2}, 4vw, ${space.s4})`;

/** Two columns, three for three or six items, three above two for five, four for four drawn ones: no row is half empty. */
const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(13rem, 34%)), 1fr));
  gap: 0 ${space.s5};
  margin-bottom: calc(-1 * ${rowEnd});
  ${media.columns} {
    &:has(> :nth-of-type(3):last-of-type) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.desktop} {
    &:has(img):has(> :nth-of-type(4):last-of-type) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  & > li {
    display: grid;
    gap: ${space.half};
    align-content: start;
    padding-block: ${space.s2} ${rowEnd};
    border-top: 2px solid currentColor;
  }
  /* Links are level in a row. */
  & > li:not(:has(> img)) {
    grid-template-rows: auto 1fr;
    & > div {
      display: flex;
      flex-direction: column;
    }
  }
  & > li:has(> img) {
    border-top: 0;
    ${media.belowTablet} {
      grid-template-columns: min(7.5rem, 33%) minmax(0, 1fr);
      column-gap: ${space.s2};
      align-items: center;
      & > div {
        grid-column: 1 / -1;
      }
    }
  }
  & img {
    width: 100%;
  }
  & h3 {
    font-size: ${fontSize.h4};
  }
`;

const wide = css`
  ${media.desktop} {
    &:has(> :nth-of-type(6):last-of-type) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.columns} {
    &:has(> :nth-of-type(5):last-of-type) {
      ${twoRows(3)};
    }
  }
`;

/** Two columns beside a drawing; an odd last item takes the whole row. */
const narrowStyle = css`
  & > :last-child:nth-of-type(odd) {
    grid-column: 1 / -1;
  }
`;

interface Props {
  items: readonly { title: string; text: string; drawing?: DrawingData | null; button?: ReactNode }[];
  /** Beside a drawing. */
  narrow?: boolean;
}

/** List of titles with texts, each under a line or a drawing. */
export function RuledList({ items, narrow = false }: Props) {
  return (
    <ul css={[list, narrow ? narrowStyle : wide]} data-reveal-children={150}>
      {items.map(({ title, text, drawing, button }) => (
        <li key={title}>
          {drawing && <Drawing {...drawing} />}
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
