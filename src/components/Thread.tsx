import { css, keyframes } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../styles/media";
import { color } from "../styles/tokens";

const draw = keyframes`
  from {
    clip-path: inset(0 0 100% 0);
  }
  to {
    clip-path: inset(0);
  }
`;

/** From the middle of the page to each line: beyond the content, within the margin of a screen of 1400 px. */
const OFFSET = "670px";

/**
 * Two lines down the margins, petrol at the left and apricot at the right, from the opening to the closing band, which
 * both lie over them. Drawn while the page is scrolled, where CSS alone can do that; whole everywhere else.
 */
const style = css`
  position: relative;
  ${media.thread} {
    & > [data-ground] {
      z-index: 2;
    }
    &::before,
    &::after {
      content: "";
      position: absolute;
      z-index: 1;
      inset-block: 0;
      width: 5px;
      pointer-events: none;
    }
    &::before {
      left: calc(50% - ${OFFSET} - 2.5px);
      background: ${color.brand};
    }
    &::after {
      left: calc(50% + ${OFFSET} - 2.5px);
      background: ${color.motif};
    }
    @supports (animation-timeline: scroll()) {
      ${media.motion} {
        &::before,
        &::after {
          animation: ${draw} linear both;
          animation-timeline: scroll(root);
          animation-range: 0 85%;
        }
      }
    }
  }
`;

/** The sections of a page, with the thread beside them on wide screens (design language). */
export function Thread({ children }: { children: ReactNode }) {
  return <div css={style}>{children}</div>;
}
