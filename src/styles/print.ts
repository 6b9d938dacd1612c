import { css } from "@emotion/react";
import { media } from "./media";

/** Of use on a screen only. */
export const screenOnly = css`
  ${media.print} {
    display: none;
  }
`;
