import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { LadderBracket } from "../components/LadderBracket";
import { LadderStep } from "../components/LadderStep";
import { SectionFrame } from "../components/SectionFrame";
import { SideQuote } from "../components/SideQuote";
import { media } from "../styles/media";
import { color, fontSize, outline, space } from "../styles/tokens";

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
    testimonial {
      author
      quote
      note
    }
  }
`;

/** On a wide screen the introduction stands in the corner that the stairs leave free. */
const layout = css`
  ${media.wide} {
    display: grid;
    & > * {
      grid-area: 1 / 1;
    }
  }
`;

/** With a quote at the right the stairs are narrower and their texts longer: a step starts higher. */
const quoted = css`
  --step-base: 7rem;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 17rem;
    column-gap: ${space.s6};
  }
`;

const quoteStyle = css`
  margin-top: ${space.s4};
  ${media.wide} {
    grid-area: 1 / 2;
    margin-top: ${space.s1};
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
  ${media.wide} {
    align-self: end;
    grid-template-columns: repeat(var(--steps), 1fr);
    align-items: end;
    margin-top: calc(4.25rem + var(--step-base, 6.25rem));
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

interface Props {
  section: Queries.ConflictLadderSectionFragment;
}

/** Ladder of a conflict: the two shapes of the motif drift apart. */
export function ConflictLadder({ section }: Props) {
  const { tone, anchor, title, ladderIntro, steps, bracket, reach, testimonial } = section;
  return (
    <SectionFrame drawn="ConflictLadderSection" tone={tone} anchor={anchor}>
      <div css={[layout, testimonial && quoted]}>
        <div css={introStyle}>
          <h2>{title}</h2>
          <p>{ladderIntro}</p>
        </div>
        <div css={ladder} style={{ "--steps": steps.length, "--reach": reach }}>
          <ol>
            {steps.map(({ title: name, text }, index) => (
              <LadderStep key={name} title={name} text={text} index={index} />
            ))}
          </ol>
          <LadderBracket text={bracket} />
        </div>
        {testimonial && <SideQuote quote={testimonial} css={quoteStyle} />}
      </div>
    </SectionFrame>
  );
}
