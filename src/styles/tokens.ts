/**
 * Design tokens: semantic name → CSS variable. The only place with raw colours, and with the
 * sizes that blocks share; what has one size in one block has it there.
 * Contrast: every text colour passes WCAG AA (4.5:1) on the surfaces it is used on.
 */

/**
 * Colours by what they are for; each is the variable `--color-…`, with its name in lower case. As they are, they are for
 * what is outside the style sheet: theme-color, social images.
 */
export const palette = {
  text: "#14252D",
  textSoft: "#41535B",
  /** Petrol. */
  brand: "#0E4A56",
  brandDeep: "#0A3943",
  link: "#17697A",
  /** Sand. */
  page: "#FBF8F3",
  /** Paper. */
  card: "#FFFFFF",
  quiet: "#E5EFED",
  line: "#D9DED9",
  /** Border of controls: 3:1 on paper and sand (WCAG 1.4.11). */
  control: "#7D8B8A",
  /** Apricot. */
  motif: "#E8804A",
  /** Intersection of the two circles: always its own path, never a blend. */
  lens: "#F9E4D0",
  /** Background of drawings and portraits, and of some openings and sections. */
  sky: "#BCD9D9",
  /** Rust: the main button on light grounds (components/tones.ts has the others), accents. Drawings have copies of theirs. */
  action: "#B4501C",
  actionHover: "#94400F",
  accentSoft: "#FBE9DD",
  /** Large figures on petrol. */
  figure: "#F3A67D",
  /** Surfaces of drawings: paper, wood, what the other side pays. */
  cream: "#F3E3CF",
  creamDeep: "#D9C9B3",
  success: "#2C6E49",
  error: "#A4262C",
} as const;

/** `creamDeep` → `--color-cream-deep`. */
const variableOf = (name: string): string => `--color-${name.replace(/[A-Z]/g, "-$&").toLowerCase()}`;

const declarations = (): string =>
  Object.entries({
    ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [variableOf(name), value])),
    "--font-heading": "Lora, 'Lora Fallback', Georgia, serif",
    "--font-text": "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif",
    "--section-quiet": "clamp(2.5rem, 2rem + 2.23vw, 4rem)",
    "--section": "clamp(3rem, 1.74rem + 5.59vw, 6rem)",
    "--section-loud": "clamp(3rem, 0.9rem + 9.3vw, 8rem)",
    "--gutter": "clamp(20px, 5.9px + 3.9vw, 36px)",
  })
    .map(([name, value]) => `${name}:${value};`)
    .join("");

/** Body of the `:root` rule with every variable; no script of a page needs it. */
export const rootVariables = /* @__PURE__ */ declarations();

export const color = Object.fromEntries(Object.keys(palette).map((name) => [name, `var(${variableOf(name)})`])) as {
  readonly [Name in keyof typeof palette]: string;
};

/** Steps of the 8-px grid, in rem. */
export const space = {
  half: "0.25rem",
  s1: "0.5rem",
  s2: "1rem",
  s3: "1.5rem",
  s4: "2rem",
  s5: "2.5rem",
  s6: "3rem",
  s8: "4rem",
  /** Vertical padding of a section in three tiers, on a phone and a wide screen: 40 and 64 px. */
  sectionQuiet: "var(--section-quiet)",
  /** 48 and 96 px. */
  section: "var(--section)",
  /** On a strong colour: 48 and 128 px. */
  sectionLoud: "var(--section-loud)",
  /** Padding between content and the edge of the screen; large letters do not widen it. */
  gutter: "var(--gutter)",
} as const;

/** Fluid type, scale 1.25. */
export const fontSize = {
  small: "0.9375rem",
  body: "clamp(1.0625rem, 1.04rem + 0.12vw, 1.125rem)",
  lead: "clamp(1.1875rem, 1.12rem + 0.35vw, 1.375rem)",
  h4: "clamp(1.1875rem, 1.15rem + 0.18vw, 1.3125rem)",
  h3: "clamp(1.3125rem, 1.24rem + 0.36vw, 1.5625rem)",
  h2: "clamp(1.75rem, 1.5rem + 1.11vw, 2.5rem)",
  /** The one quote or price that a page is remembered by. */
  quote: "clamp(1.875rem, 1.4rem + 2.05vw, 3.25rem)",
  h1: "clamp(2.125rem, 1.2rem + 2.85vw, 3.625rem)",
  display: "clamp(2rem, 1.5rem + 2.2vw, 3.5rem)",
} as const;

export const font = { heading: "var(--font-heading)", text: "var(--font-text)" } as const;

export const radius = { small: "6px", card: "12px", pill: "999px" } as const;

/** Outline of drawings and related shapes. */
export const outline = "2px solid var(--color-text)";

/** Makes what is behind it lighter; on a dark ground it covers it (components/tones.ts). */
export const veil = "var(--veil, rgb(255 255 255 / 0.68))";

export const shadow = "0 1px 2px rgb(20 37 45 / 0.06), 0 8px 24px rgb(20 37 45 / 0.07)";

/** Content 1120 px, prose 680 px. */
export const width = { content: "70rem", prose: "42.5rem", measure: "62ch" } as const;

/** Smallest touch target of a call to action (design language: 44 px). */
export const target = "2.75rem";

/** Stacking order above the page. */
export const layer = { header: 20, banner: 30, skip: 40 } as const;
