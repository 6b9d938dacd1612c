import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, fontSize, outline, space } from "../styles/tokens";
import { LadderBracket } from "./LadderBracket";
import { LadderStep } from "./LadderStep";

const ladder = css`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  margin-top: ${space.s4};
  & ol {
    grid-column: 2;
    grid-row: 1 / span var(--steps);
    display: grid;
    grid-template-rows: subgrid;
    border: ${outline};
  }
  & li {
    display: grid;
    /* The drawing gives way to its words where letters are large. */
    grid-template-columns: clamp(0px, 100vw - 15.5rem, 6.5rem) 1fr;
    gap: ${space.s2};
    align-items: center;
    padding: ${space.s1} ${space.s2};
    background: ${color.cream};
  }
  & li + li {
    border-top: ${outline};
  }
  & li:nth-of-type(n + 4):last-of-type {
    background: ${color.creamDeep};
  }
  & h3 {
    font-size: ${fontSize.h4};
  }
  & li p {
    margin-top: ${space.half};
    font-size: ${fontSize.small};
    line-height: 1.35;
  }
  ${media.columns} {
    --step-base: 7rem;
    --step-rise: 2rem;
    grid-template-columns: repeat(var(--steps), 1fr);
    align-items: end;
    & ol {
      display: contents;
    }
    & li {
      grid-row: 1;
      display: block;
      padding: 0;
      background: none;
    }
    & li + li {
      border-top: 0;
    }
    & li:nth-of-type(n + 4):last-of-type {
      background: none;
      & > div {
        border-right: ${outline};
        background: ${color.creamDeep};
      }
      & > div::before {
        height: calc(100% + 4px);
      }
    }
    & li:first-of-type > div::before {
      height: calc(100% + 4px);
    }
    & svg {
      margin-inline: auto;
      width: 9rem;
      max-width: 100%;
    }
  }
  ${media.wide} {
    --step-base: 6.25rem;
    --step-rise: 3.25rem;
    align-self: end;
    margin-top: 10.5rem;
  }
`;

interface Props {
  steps: readonly { title: string; text: string }[];
  /** Words at the bracket, and how many steps it spans. */
  bracket: string;
  reach: number;
}

/** The steps of the ladder, a list on a phone and stairs on a wide screen, and how far a talk helps. */
export function Ladder({ steps, bracket, reach }: Props) {
  return (
    <div css={ladder} style={{ "--steps": steps.length, "--reach": reach }}>
      <ol>
        {steps.map(({ title, text }, index) => (
          <LadderStep key={title} title={title} text={text} index={index} />
        ))}
      </ol>
      <LadderBracket text={bracket} steps={steps.slice(0, reach).map(({ title }) => title)} />
    </div>
  );
}
