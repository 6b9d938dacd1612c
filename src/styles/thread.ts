import { css, keyframes } from "@emotion/react";
import { media } from "./media";
import { color } from "./tokens";

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

/** A slow wave 5 px wide, as tall as what it stands beside, that begins and ends in the middle of its 48 px. */
const WAVE = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 1500' preserveAspectRatio='none'%3E%3Cpath d='M21.5 0c0 250-14 250-14 500s28 250 28 500-14 250-14 500h5c0-250 14-250 14-500s-28-250-28-500 14-250 14-500z'/%3E%3C/svg%3E")`;

/**
 * Two lines down the margins, petrol at the left and apricot at the right, one wave beside each section between the
 * opening and the closing band. Drawn while the page is scrolled, where CSS alone can do that; whole everywhere else.
 * Part of the global styles, so that pages share it.
 */
export const threadStyle = css`
  [data-thread] {
    ${media.thread} {
      /* Of the page: a section on apricot has another brand colour. */
      --thread: ${color.brand};
      & > :not([data-ground], section[data-screen]) {
        position: relative;
        &::before,
        &::after {
          content: "";
          position: absolute;
          z-index: 1;
          inset-block: 0;
          left: calc(50% - ${OFFSET} - 24px);
          width: 48px;
          background: var(--thread);
          mask: ${WAVE} center / 100% 100%;
          pointer-events: none;
        }
        /* Without a closing band it ends above the last section. */
        &:last-child::before,
        &:last-child::after {
          display: none;
        }
        &::after {
          left: calc(50% + ${OFFSET} - 24px);
          background: ${color.motif};
          scale: -1 1;
        }
        @supports (animation-timeline: view()) {
          ${media.motion} {
            &::before,
            &::after {
              animation: ${draw} linear both;
              animation-timeline: view(block 0% 25%);
              animation-range: entry-crossing;
            }
          }
        }
      }
    }
  }
`;
