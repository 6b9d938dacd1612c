import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { columns as columnsFrom } from "../styles/layout";
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";

const grid = css`
  ${columnsFrom("repeat(2, 1fr)", space.s3, media.tablet)};
  /* An odd last block takes the whole row, with its drawing at the left, on the lower edge if a list makes it tall. */
  ${media.pairs} {
    & > :last-child:nth-of-type(odd) {
      grid-column: 1 / -1;
      & > div:has(> img) {
        padding-left: calc(45% + ${space.s3});
        background: linear-gradient(to right, ${color.sky} 45%, ${color.text} 0 calc(45% + 2px), ${color.card} 0);
        & > img {
          position: absolute;
          inset: auto auto 0 0;
          width: 45%;
          height: 100%;
          margin: 0;
          border: 0;
          border-radius: 10px 0 0 10px;
        }
      }
      & > div:has(ul) > img {
        height: auto;
        aspect-ratio: 4 / 3;
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
