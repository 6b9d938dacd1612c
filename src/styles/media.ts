/** Media queries, mobile first. */
export const media = {
  /** 640 px and wider: two columns fit. */
  tablet: "@media (min-width: 40em)",
  /** 768 px and wider, a tablet upright: a drawing fits beside text, and three narrow columns do. */
  columns: "@media (min-width: 48em)",
  /** 960 px and wider: the full header and three columns fit, and headings beside their content. */
  desktop: "@media (min-width: 60em)",
  /** 1120 px and wider: the content column has its full width. */
  wide: "@media (min-width: 70em)",
  /** A screen of 1200 px and wider: contents fit beside the column of prose. */
  aside: "@media screen and (min-width: 75em)",
  /** Narrower than 360 px: the smallest phones. */
  narrow: "@media (max-width: 22.49em)",
  /** Narrower than 320 px: a phone on which letters are set large, so that a word may be wider than its column. */
  largeLetters: "@media (max-width: 19.99em)",
  /** Narrower than 640 px. */
  belowTablet: "@media (max-width: 39.99em)",
  /** Narrower than 960 px. */
  belowDesktop: "@media (max-width: 59.99em)",
  /** 768 px and wider, and paper: nothing is folded. */
  unfolded: "@media (min-width: 48em), print",
  /** Where `unfolded` is not. */
  folded: "@media screen and (max-width: 47.99em)",
  /** Narrower than 768 px, and not so low that a bar at the foot would leave no room to read (WCAG 1.4.10). */
  actionBar: "@media (max-width: 47.99em) and (min-height: 30em)",
  /** The visitor did not ask for less movement. */
  motion: "@media (prefers-reduced-motion: no-preference)",
  /** As `motion`, but not on paper. */
  revealing: "@media screen and (prefers-reduced-motion: no-preference)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  /** JavaScript is off or failed to run at all. */
  noScript: "@media (scripting: none)",
  /** A mouse or trackpad is there. */
  hover: "@media (hover: hover)",
  /** A mouse or trackpad is there, and the visitor did not ask for less movement. */
  lift: "@media (hover: hover) and (prefers-reduced-motion: no-preference)",
  /** Colours of the visitor's own: backgrounds are gone, borders show. */
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;
