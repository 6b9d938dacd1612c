import { css, keyframes } from "@emotion/react";
import loraWhole from "@fontsource/lora/files/lora-latin-600-normal.woff2";
import figtreeWhole from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import figtree from "./fonts/figtree.woff2";
import lora from "./fonts/lora.woff2";
import range from "./fonts/range.json";
import { media } from "./media";
import { threadStyle } from "./thread";
import { color, font, fontSize, layer, radius, rootVariables, space } from "./tokens";

/** Fonts above the fold, with the characters of Dutch copy; preloaded in head. */
export const FONT_FILES: readonly string[] = [figtree, lora];

const face = (family: string, weight: string, file: string, characters = "U+0-10FFFF") => `
  @font-face {
    font-family: "${family}";
    font-weight: ${weight};
    font-display: swap;
    src: url(${file}) format("woff2");
    unicode-range: ${characters};
  }
`;

/**
 * Font faces: the full file of each, and a small one (docs/licences.md) that comes first for the characters it has. The
 * fallbacks are metric-matched (heights from the fonts' own tables, widths measured on the site's texts), so that text
 * does not move when the font arrives. They are a little wider than the match (Figtree 1.6 %, Lora 0.3 %): text that
 * grew when the font arrives would count as a later largest paint (LCP).
 */
const fontFaces = css`
  ${face("Figtree Variable", "400 600", figtreeWhole)}
  ${face("Figtree Variable", "400 600", figtree, range)}
  ${face("Lora", "600", loraWhole)}
  ${face("Lora", "600", lora, range)}
  @font-face {
    font-family: "Figtree Fallback";
    src: local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Roboto");
    ascent-override: 93.1373%;
    descent-override: 24.5098%;
    line-gap-override: 0%;
    size-adjust: 102%;
  }
  @font-face {
    font-family: "Lora Fallback";
    src: local("Times New Roman"), local("TimesNewRomanPSMT"), local("Liberation Serif");
    ascent-override: 85.2542%;
    descent-override: 23.0508%;
    line-gap-override: 0%;
    size-adjust: 118%;
  }
`;

/** Fade and rise; components/reveal sets the attributes. */
const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`;

/** Reset, typography and focus of the whole site. */
export const globalStyles = css`
  ${fontFaces}
  :root {
    ${rootVariables}
    /** Trust bar, row with logo and menus, line (app/layout/Header). */
    --header-height: calc(2.5rem + 4.5rem + 1px);
    scroll-padding-top: calc(var(--header-height) + ${space.half});
    /* Beside the consent banner the header stays at the top of the page (app/layout/Header). */
    ${media.low} {
      &:has([data-consent-banner]) {
        scroll-padding-top: ${space.s1};
      }
    }
    accent-color: ${color.brand};
    /** Bar at the foot of a phone (app/layout/ActionBar). */
    --action-bar: calc(4rem + env(safe-area-inset-bottom));
    ${media.actionBar} {
      scroll-padding-bottom: calc(var(--action-bar) + ${space.half});
    }
  }
  [data-loading]::before {
    content: "";
    position: fixed;
    z-index: ${layer.skip};
    inset: 0 0 auto;
    border-top: 4px solid ${color.motif};
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    margin: 0;
    timeline-scope: --opening, --closing;
    background: ${color.page};
    color: ${color.text};
    font-family: ${font.text};
    font-size: ${fontSize.body};
    line-height: 1.6;
    overflow-wrap: break-word;
    /* Where a visitor spaces the letters, the longest word is wider than the column (WCAG 1.4.12). */
    ${media.narrow} {
      overflow-wrap: anywhere;
    }
    /* Safari knows the plain name of hyphens from version 17 on. */
    ${media.largeLetters} {
      -webkit-hyphens: auto;
      hyphens: auto;
    }
  }
  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    font-family: ${font.heading};
    font-weight: 600;
    letter-spacing: -0.015em;
    line-height: 1.15;
    text-wrap: balance;
    /* Columns are narrower than the longest words; Safari has names of its own for the limits. */
    ${media.belowWide} {
      -webkit-hyphens: auto;
      hyphens: auto;
      hyphenate-limit-chars: 14 7 6;
      -webkit-hyphenate-limit-before: 7;
      -webkit-hyphenate-limit-after: 6;
    }
  }
  h1 {
    font-size: ${fontSize.h1};
    line-height: 1.08;
    /* A tablet has openings whose heading runs over both columns. */
    ${media.upright} {
      font-size: 3rem;
    }
  }
  h2 {
    font-size: ${fontSize.h2};
  }
  h3 {
    font-size: ${fontSize.h3};
    line-height: 1.25;
  }
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote,
  fieldset {
    margin: 0;
    padding: 0;
  }
  p,
  dd,
  li,
  blockquote {
    text-wrap: pretty;
  }
  ul,
  ol {
    list-style: none;
  }
  img,
  svg,
  iframe {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }
  a {
    color: ${color.link};
    text-underline-offset: 0.18em;
    text-decoration-thickness: 1px;
  }
  button,
  input {
    font: inherit;
    color: inherit;
  }
  button {
    background: none;
    cursor: pointer;
  }
  button,
  fieldset {
    border: 0;
  }
  /** Words with a chevron that open what is below them. */
  summary {
    display: flex;
    gap: ${space.s2};
    justify-content: space-between;
    align-items: center;
    min-height: 3.5rem;
    padding-block: 0.75rem;
    font-weight: 600;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  :focus-visible {
    outline: 3px solid var(--focus, ${color.brand});
    outline-offset: 3px;
    border-radius: ${radius.small};
  }
  [tabindex="-1"]:focus {
    outline: none;
  }
  #gatsby-focus-wrapper {
    display: flow-root;
    padding-top: var(--header-height);
  }
  ${media.forcedColors} {
    /** Drawings have dark lines, which would be invisible on a black page. */
    img[src$=".svg"] {
      background: ${color.card};
      forced-color-adjust: none;
    }
    /** Icons take the visitor's colour of the words around them. */
    body svg[aria-hidden] {
      color: inherit;
    }
  }
  ${media.motion} {
    /** Not during keyboard use: Chrome misplaces what gets the focus while the page is still scrolling. */
    html:not(:has(:focus-visible)) {
      scroll-behavior: smooth;
    }
  }
  ${media.revealing} {
    [data-reveal="waiting"]:not(:focus-within) {
      opacity: 0;
    }
    [data-reveal="shown"] {
      animation: ${appear} 400ms ease-out backwards;
    }
  }
  ${threadStyle}
`;
