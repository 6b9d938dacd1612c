import { css, keyframes } from "@emotion/react";
import { media } from "./media";
import { palette } from "./tokens";

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

/** A slow wave, 5 px wide, repeated upwards from the closing band; it vanishes on a band of its own colour. */
const wave = (colour: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 2400'%3E%3Cpath d='M40 0c0 500-32 700-32 1200s32 700 32 1200' fill='none' stroke='%23${colour.slice(1)}' stroke-width='5'/%3E%3C/svg%3E") center bottom / 100% repeat-y`;

/**
 * Two lines down the margins, petrol at the left and apricot at the right, from the opening to the closing band, which
 * ties them. Drawn while the page is scrolled, where CSS alone can do that; whole everywhere else. Part of the global
 * styles, so that pages share it.
 */
export const threadStyle = css`
  [data-thread] {
    ${media.thread} {
      position: relative;
      &::before,
      &::after {
        content: "";
        position: absolute;
        z-index: 1;
        inset-block: 0;
        left: calc(50% - ${OFFSET} - 24px);
        width: 48px;
        background: ${wave(palette.brand)};
        pointer-events: none;
        ${media.forcedColors} {
          content: none;
        }
        @supports (animation-timeline: view()) {
          ${media.motion} {
            animation: ${draw} linear both;
            animation-timeline: view(block 0% 25%);
            animation-range: entry-crossing;
          }
        }
      }
      &::after {
        left: calc(50% + ${OFFSET} - 24px);
        background: ${wave(palette.motif)};
        scale: -1 1;
      }
      /* An opening hides them, and so does the strip of clients under it. */
      & > [data-opening] {
        position: relative;
        z-index: 2;
      }
    }
  }
`;
