import { css } from "@emotion/react";
import { useId } from "react";
import { headingFont, visuallyHidden } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, outline, space } from "../styles/tokens";
import { surface } from "./tones";

/** On a phone treads that grow to the right, on a wide screen a staircase that rises. */
const stairs = css`
  display: grid;
  min-width: 0;
  ${media.columns} {
    grid-template-columns: repeat(var(--steps), minmax(0, 1fr));
    align-items: end;
    border-bottom: ${outline};
  }
`;

const tread = css`
  position: relative;
  width: calc(76% + var(--step) * 6%);
  padding: ${space.s1} ${space.s2};
  border: ${outline};
  margin-bottom: -2px;
  isolation: isolate;
  ${surface(color.cream)};
  font-size: ${fontSize.small};
  line-height: 1.35;
  cursor: pointer;
  /* Warmer with every step. */
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${color.motif};
    opacity: var(--warmth, calc(var(--step) * 0.2));
  }
  /* The ring of a radio button, as on chips (styles/fields.ts). */
  &::after {
    content: "";
    position: absolute;
    inset: ${space.s1} ${space.s1} auto auto;
    padding: 5px;
    border: 2px solid;
    border-radius: 50%;
    background: radial-gradient(var(--dot, transparent) 45%, transparent 55%);
  }
  & b {
    display: block;
    ${headingFont(fontSize.h4)};
  }
  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (hover: hover) {
    &:hover {
      --warmth: 0;
      background: ${color.lens};
    }
  }
  &:has(:checked) {
    --dot: ${color.motif};
    --warmth: 0;
    background: ${color.brand};
    color: ${color.card};
  }
  &:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid ${color.link};
    outline-offset: 3px;
  }
  ${media.largeLetters} {
    width: 100%;
  }
  /* Clear of the words, which are nearly as wide as a tread. */
  ${media.upright} {
    &::after {
      inset: auto ${space.s1} ${space.s1} auto;
    }
  }
  ${media.columns} {
    width: auto;
    min-height: calc(7rem + var(--step) * 1.75rem);
    padding: ${space.s2} ${space.s1};
    border-bottom: 0;
    margin: 0 0 0 -2px;
    &:first-of-type {
      margin-left: 0;
    }
  }
  ${media.desktop} {
    padding: ${space.s2};
    font-size: inherit;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;

interface Props {
  legend: string;
  steps: readonly { title: string; text: string }[];
  /** Index of the step that is chosen first. */
  chosen: number;
}

/** Radio buttons as the steps of a staircase; {@link ../sections/ConflictLadder} shows the answer of the chosen one. */
export function LadderChoice({ legend, steps, chosen }: Props) {
  const name = useId();
  return (
    <fieldset css={stairs} style={{ "--steps": steps.length }}>
      <legend css={visuallyHidden}>{legend}</legend>
      {steps.map(({ title, text }, index) => (
        <label key={title} css={tread} style={{ "--step": index }}>
          <input type="radio" name={name} value={title} data-step={index} defaultChecked={index === chosen} />
          <b>{title}</b>
          {text}
        </label>
      ))}
    </fieldset>
  );
}
