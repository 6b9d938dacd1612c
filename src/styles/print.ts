import { css } from "@emotion/react";
import { media } from "./media";
import { color } from "./tokens";

/**
 * On paper (A4): ink on white whether backgrounds are printed or not, small margins between blocks, no heading at the foot
 * of a page, nothing small in two halves, and every answer unfolded.
 */
export const printStyles = css`
  @page {
    size: A4;
    margin: 16mm;
  }
  ${media.print} {
    :root {
      --section: 1.25rem;
      /* What is white on a dark band is ink here. */
      --color-card: ${color.text};
      --color-figure: ${color.text};
      font-size: 13px;
    }
    body {
      background: none;
    }
    section,
    section div,
    section li,
    section dl,
    section th,
    section td,
    section a,
    section details {
      background-color: transparent !important;
      box-shadow: none !important;
    }
    h1,
    h2,
    h3,
    h4,
    summary {
      break-after: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
    li,
    tr,
    blockquote,
    figure {
      break-inside: avoid;
    }
    ::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

/** Of use on a screen only. */
export const screenOnly = css`
  ${media.print} {
    display: none;
  }
`;
