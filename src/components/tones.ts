import { css } from "@emotion/react";
import { color } from "../styles/tokens";

/** Texts and buttons on a dark ground. */
const onDark = css`
  color: ${color.card};
  --focus: ${color.motif};
  --button: ${color.motif};
  --button-hover: ${color.figure};
  --button-text: ${color.text};
  --eyebrow: ${color.figure};
  --tick: ${color.figure};
  & a:not([class]) {
    color: inherit;
  }
`;

/** On a coloured ground the usual rust of a line above a heading is too light. */
const onColour = css`
  --eyebrow: ${color.actionHover};
`;

/** Grounds of openings and sections, by the tone that their data name (design language). */
export const tones: Readonly<Record<Queries.Tone, ReturnType<typeof css>>> = {
  sand: css`
    background: ${color.page};
  `,
  paper: css`
    background: ${color.card};
  `,
  lens: css`
    background: ${color.lens};
    ${onColour};
  `,
  sky: css`
    background: ${color.sky};
    ${onColour};
  `,
  petrol: css`
    background: ${color.brand};
    ${onDark};
  `,
  apricot: css`
    background: ${color.motif};
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
    & a:not([class]) {
      color: inherit;
    }
  `,
};
