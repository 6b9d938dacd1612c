import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { columns as columnsFrom } from "../styles/layout";
import { media } from "../styles/media";
import { outline, space } from "../styles/tokens";

const grid = css`
  ${columnsFrom("repeat(2, 1fr)", space.s3, media.tablet)};
  /* An odd last block takes the whole row, with its drawing at the left, or above if a list makes it tall. */
  ${media.pairs} {
    & > :last-child:nth-of-type(odd) {
      grid-column: 1 / -1;
      & > div > img {
        aspect-ratio: 7 / 3;
        object-position: 50% 30%;
      }
      & > div:has(> img):not(:has(ul)) {
        padding-left: calc(40% + ${space.s3});
        & > img {
          position: absolute;
          inset: 0 auto 0 0;
          width: 40%;
          height: 100%;
          margin: 0;
          border-right: ${outline};
          border-bottom: 0;
          border-radius: 10px 0 0 10px;
        }
      }
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
