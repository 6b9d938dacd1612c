import { css } from "@emotion/react";
import { media } from "./media";
import { color, font, fontSize, space, width } from "./tokens";

/** Hidden visually, read by assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Content column of 1120 px with the page's gutter. */
export const container = css`
  width: 100%;
  max-width: calc(${width.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** Blocks below each other. */
export const stack = (gap: string) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
`;

/** Blocks in lines. */
export const row = (gap: string) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap};
  align-items: center;
`;

/** Tracks with these shares, such as "5fr 7fr", that words do not widen. */
export const tracks = (shares: string) => `grid-template-columns: ${shares.replace(/[\d.]+fr/g, "minmax(0, $&)")};`;

/** Blocks below each other, beside each other from a width on. */
export const columns = (shares: string, gap: string, from: string = media.columns) => css`
  ${stack(gap)};
  ${from} {
    ${tracks(shares)}
  }
`;

/**
 * Equal columns in which no row is left half empty: the blocks of the last one are as much wider. Five blocks, at most three
 * in a row, get six tracks and span 2, 2, 2, 3, 3; `(n)` is every block, as specific as the rule below it.
 */
export const evenColumns = (blocks: number, most: number) => {
  const last = blocks % most;
  return css`
    ${tracks(`repeat(${most * (last || 1)}, 1fr)`)}
    & > :nth-last-of-type(n) {
      grid-column: span ${last || 1};
    }
    & > :nth-last-of-type(-n + ${last}) {
      grid-column: span ${most};
    }
  `;
};

/** A picture at the right that the edge of a wide screen cuts; the line in its margin (thread.ts) runs behind it. */
export const toTheEdge = css`
  position: relative;
  z-index: 2;
  width: calc(100% + min(15rem, 50vw - 32rem));
  max-width: none;
`;

/** A link, and inside a positioned block the area that it covers: all of the block leads there. */
export const blockLink = `
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

/** The face of headings, for words that are none. */
export const headingFont = (size: string) => `
  font-family: ${font.heading};
  font-size: ${size};
  font-weight: 600;
  letter-spacing: -0.015em;
  line-height: 1.2;
`;

/** Introductions, and what follows a quote: between running text and headings. */
export const leadText = `
  font-size: ${fontSize.lead};
  line-height: 1.5;
`;

/** A heading above a quote, which is what people read. */
export const quietHeading = css`
  color: var(--eyebrow, ${color.link});
  font-family: ${font.text};
  font-size: ${fontSize.body};
  letter-spacing: 0;
`;

/** What works with scripts only. */
export const needsScript = css`
  ${media.noScript} {
    display: none;
  }
`;

/** What stands in its place where scripts do not run. */
export const withoutScript = css`
  display: none;
  ${media.noScript} {
    display: block;
  }
`;
