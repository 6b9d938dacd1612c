import { css } from "@emotion/react";
import { color, palette } from "../styles/tokens";

/** On a coloured ground the usual rust of a line above a heading is too light. */
const onColour = css`
  --eyebrow: ${color.actionHover};
`;

/** Grounds of openings and sections, by the tone that their data name (design language). */
const grounds: Readonly<Record<Queries.Tone, string>> = {
  sand: color.page,
  paper: color.card,
  lens: color.lens,
  sky: color.sky,
  petrol: color.brand,
  apricot: color.motif,
};

/** Colours of what is on a ground, where they are not those of the page. */
const onGrounds: Partial<Record<Queries.Tone, ReturnType<typeof css>>> = {
  lens: onColour,
  /* The usual colour of links is too light on it. */
  sky: css`
    ${onColour};
    --color-link: ${color.brand};
  `,
  petrol: css`
    color: ${color.card};
    --color-text-soft: ${color.card};
    --focus: ${color.motif};
    --button: ${color.motif};
    --button-hover: ${color.figure};
    --button-text: ${color.text};
    --eyebrow: ${color.figure};
    --tick: ${color.figure};
    --bar-own: ${color.card};
    --bar-other: ${color.figure};
    --veil: ${color.link};
    --grid: ${color.link};
    & a:not([class]) {
      color: inherit;
    }
  `,
  apricot: css`
    --focus: ${color.text};
    --button: ${color.brandDeep};
    --underline: ${color.text};
    --button-hover: ${color.text};
    --eyebrow: ${color.text};
    --stars: ${color.text};
    --color-text-soft: ${color.text};
    --color-link: ${color.text};
    --color-brand: ${color.text};
    --color-line: ${color.text};
    --color-control: ${color.text};
  `,
};

/** A light surface on a ground of any tone: what is on it has the colours of the page. */
export const surface = (ground: string) => css`
  background: ${ground};
  color: ${color.text};
  --color-text-soft: ${palette.textSoft};
  ${["focus", "button", "button-hover", "button-text", "eyebrow", "tick"].map((name) => `--${name}: initial;`).join("")}
`;

/** A ground with the colours of what is on it. */
export const toneStyle = (tone: Queries.Tone) => css`
  --ground: ${grounds[tone]};
  background: var(--ground);
  ${onGrounds[tone]};
`;
