/** Media queries, mobile first. */
export const media = {
  /** From 640 px: two columns fit. */
  tablet: "@media (min-width: 40em)",
  /** From 768 px, an upright tablet: a drawing beside text fits, and three narrow columns. */
  columns: "@media (min-width: 48em)",
  belowColumns: "@media (max-width: 47.99em)",
  /** From 960 px: three columns, and headings beside their content fit. */
  desktop: "@media (min-width: 60em)",
  belowDesktop: "@media (max-width: 59.99em)",
  /** From 1120 px: the full header, and the content column has its full width. */
  wide: "@media (min-width: 70em)",
  belowWide: "@media (max-width: 69.99em)",
  /** A screen from 960 px: a table of contents fits beside prose. */
  aside: "@media screen and (min-width: 60em)",
  /** A screen from 1400 px: a line fits in the margins. */
  thread: "@media screen and (min-width: 87.5em)",
  /** Below 360 px: the smallest phones. */
  narrow: "@media (max-width: 22.49em)",
  /** Below 320 px: a phone with large letters, on which a word may be wider than its column. */
  largeLetters: "@media (max-width: 19.99em)",
  /** Below 200 px: a phone with letters twice as large. */
  hugeLetters: "@media (max-width: 12.49em)",
  belowTablet: "@media (max-width: 39.99em)",
  /** From 640 to 960 px: two columns. */
  pairs: "@media (min-width: 40em) and (max-width: 59.99em)",
  /** From 768 to 960 px: an upright tablet. */
  upright: "@media (min-width: 48em) and (max-width: 59.99em)",
  /** From 768 to 1120 px: a tablet either way up. */
  tablets: "@media (min-width: 48em) and (max-width: 69.99em)",
  /** Below 768 px, but not on paper: what is long is collapsed. */
  folded: "@media screen and (max-width: 47.99em)",
  /** Below 768 px, unless a bar at the foot would leave no room to read (WCAG 1.4.10). */
  actionBar: "@media (max-width: 47.99em) and (min-height: 30em)",
  /** Lower than 480 px: a laptop at 400 % zoom, or a phone on its side. */
  low: "@media (max-height: 29.99em)",
  /** The visitor did not ask for less movement. */
  motion: "@media (prefers-reduced-motion: no-preference)",
  /** As `motion`, but not on paper. */
  revealing: "@media screen and (prefers-reduced-motion: no-preference)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  /** JavaScript is off or did not run at all. */
  noScript: "@media (scripting: none)",
  /** The visitor's own colours: no backgrounds, borders show. */
  forcedColors: "@media (forced-colors: active)",
  /** The site's own colours are shown: the opposite of `forcedColors`. */
  ownColors: "@media (forced-colors: none)",
  print: "@media print",
} as const;

/** The condition of one of them, for `matchMedia` and attributes: without `@media`. */
export const condition = (query: string): string => query.replace("@media ", "");
