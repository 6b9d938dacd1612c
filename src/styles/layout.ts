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

/** In a grid of two columns, an odd last block takes the whole row. */
export const oddLast = css`
  ${media.belowDesktop} {
    & > :last-child:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** Grid of two rows, of which the second has one block less, and wider ones: none is left half empty. */
export const twoRows = (first: number) => css`
  grid-template-columns: repeat(${first * (first - 1)}, minmax(0, 1fr));
  & > li {
    grid-column: span ${first - 1};
  }
  & > li:nth-of-type(n + ${first + 1}) {
    grid-column: span ${first};
  }
`;

/** Text in two columns; a heading, or what announces a list, stays with what follows it. */
export const textColumns = `
  columns: 2;
  column-gap: clamp(${space.s5}, 5vw, ${space.s8});
  & p,
  & li,
  & h3 {
    break-inside: avoid;
  }
  & h3,
  & p:has(+ ul) {
    break-after: avoid;
  }
`;

/** The face of headings, for words that are none. */
export const headingFont = (size: string) => `
  font-family: ${font.heading};
  font-size: ${size};
  font-weight: 600;
`;

/** A heading above a quote, which is what people read. */
export const quietHeading = css`
  color: ${color.link};
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
