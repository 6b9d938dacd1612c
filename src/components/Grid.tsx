import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { columns as columnsFrom } from "../styles/layout";
import { media } from "../styles/media";
import { space } from "../styles/tokens";

const grid = css`
  ${columnsFrom("repeat(2, 1fr)", space.s3, media.tablet)};
  /* Of an odd number the first takes a whole row; of three with drawings each does, with its points in two columns. */
  ${media.pairs} {
    & > :first-child:nth-last-of-type(odd),
    &:has(> :first-child:nth-last-of-type(3) img) > * {
      --points: repeat(2, 1fr);
      grid-column: 1 / -1;
    }
    /* Under an article that has one already, the last does. */
    div:has(> article) + & > :first-child:nth-last-of-type(odd) {
      grid-column: auto;
    }
    div:has(> article) + & > :last-child:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
`;

interface Props {
  /** Of a wide screen; a tablet has two. */
  columns?: 2 | 3 | 4;
  children: ReactNode;
}

/** List of equal blocks: one column on a phone, up to four on a wide screen. */
export function Grid({ columns = 3, children }: Props) {
  return (
    <ul css={grid} style={{ "--columns": columns }} data-reveal-children={150}>
      {children}
    </ul>
  );
}
