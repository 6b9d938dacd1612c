import { css } from "@emotion/react";
import { visuallyHidden } from "../styles/layout";
import { media } from "../styles/media";
import { color, font, fontSize, space } from "../styles/tokens";

const bracketStyle = css`
  grid-area: 1 / 1 / calc(var(--reach) + 1);
  width: 2rem;
  margin-block: ${space.half};
  border: 3px solid ${color.motif};
  border-left: 0;
  border-radius: 0 12px 12px 0;
  color: ${color.brand};
  font-family: ${font.heading};
  font-size: ${fontSize.h4};
  font-weight: 600;
  text-align: center;
  writing-mode: vertical-rl;
  transform: rotate(180deg);
  ${media.columns} {
    grid-area: 2 / 1 / auto / calc(var(--reach) + 1);
    width: auto;
    margin: ${space.s2} ${space.s1} 0;
    padding-top: ${space.s1};
    border: 0;
    writing-mode: horizontal-tb;
    transform: none;
    &::before {
      content: "";
      display: block;
      height: 0.875rem;
      margin-bottom: ${space.s1};
      border: 3px solid ${color.motif};
      border-top: 0;
      border-radius: 0 0 12px 12px;
    }
  }
`;

interface Props {
  text: string;
  /** Names of the steps that it reaches over, for those who do not see that (`--reach` draws it). */
  steps: readonly string[];
}

/** Bracket beside the steps that it reaches over, with its words. */
export function LadderBracket({ text, steps }: Props) {
  return (
    <p css={bracketStyle}>
      <span css={visuallyHidden}>{steps.join(", ")}: </span>
      {text}
    </p>
  );
}
