import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { MotifPair } from "../components/MotifPair";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { color, font, fontSize, outline, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ConflictLadderSection on ConflictLadderSection {
    anchor
    tone
    title
    ladderIntro: intro
    steps {
      title
      text
    }
    bracket
    reach
  }
`;

/** Distance of the two shapes on each step, in units of which a shape's radius is 26. */
const DRIFT = [24, 36, 52, 74, 104];

/** On a wide screen the introduction stands in the corner that the stairs leave free. */
const layout = css`
  ${media.wide} {
    display: grid;
    & > * {
      grid-area: 1 / 1;
    }
  }
`;

const introStyle = css`
  & p {
    margin-top: ${space.s2};
  }
  ${media.wide} {
    max-width: 36rem;
  }
`;

const ladder = css`
  display: grid;
  grid-template-columns: 2.5rem 1fr;
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
    grid-template-columns: 6.5rem 1fr;
    gap: ${space.s2};
    align-items: center;
    padding: ${space.s2};
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
  ${media.wide} {
    align-self: end;
    grid-template-columns: repeat(var(--steps), 1fr);
    align-items: end;
    margin-top: 10.5rem;
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
    }
  }
`;

/** Height of a step, and the riser on its left down to the step before it. */
const step = css`
  ${media.wide} {
    position: relative;
    height: calc(6.25rem + var(--step) * 3.25rem);
    padding: ${space.s2};
    border-block: ${outline};
    background: ${color.cream};
    &::before {
      content: "";
      position: absolute;
      left: 0;
      top: -2px;
      height: calc(3.25rem + 2px);
      border-left: ${outline};
    }
  }
`;

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
  ${media.wide} {
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
  section: Queries.ConflictLadderSectionFragment;
}

/** Ladder of a conflict: the two shapes of the motif drift apart. */
export function ConflictLadder({ section }: Props) {
  const { tone, anchor, title, ladderIntro, steps, bracket, reach } = section;
  return (
    <SectionFrame drawn="ConflictLadderSection" tone={tone} anchor={anchor}>
      <div css={layout}>
        <div css={introStyle}>
          <h2>{title}</h2>
          <p>{ladderIntro}</p>
        </div>
        <div css={ladder} style={{ "--steps": steps.length, "--reach": reach }}>
          <ol>
            {steps.map(({ title: name, text }, index) => (
              <li key={name}>
                <MotifPair distance={DRIFT[index] ?? 0} />
                <div css={step} style={{ "--step": index }}>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p css={bracketStyle}>{bracket}</p>
        </div>
      </div>
    </SectionFrame>
  );
}
