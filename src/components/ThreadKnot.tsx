import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color } from "../styles/tokens";

/** Both ends meet at the lens in the drawing of the contact person, at the right. */
const style = css`
  display: none;
  ${media.thread} {
    display: block;
    position: absolute;
    top: 0;
    left: 50%;
    width: 1400px;
    max-width: none;
    height: 188px;
    translate: -50%;
    fill: none;
    stroke-width: 5;
    stroke-linecap: round;
  }
`;

const first = css`
  stroke: ${color.sky};
`;

const second = css`
  stroke: ${color.motif};
`;

/** The end of {@link ./Thread}: two lines that come together in the closing band. */
export function ThreadKnot() {
  return (
    <svg viewBox="0 0 1400 188" aria-hidden="true" focusable="false" css={style}>
      <path css={first} d="M30 0c0 70 60 64 180 62 300-4 810-40 810 126" />
      <path css={second} d="M1370 0c0 64-40 62-110 66-130 8-240 20-240 122" />
    </svg>
  );
}
