import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Ladder } from "../components/Ladder";
import { SectionFrame } from "../components/SectionFrame";
import { SideQuote } from "../components/SideQuote";
import { media } from "../styles/media";
import { space } from "../styles/tokens";

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

/** With a quote at the right the stairs are narrower. */
const quoted = css`
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
        <Ladder steps={steps} bracket={bracket} reach={reach} />
        {testimonial && <SideQuote quote={testimonial} css={quoteStyle} />}
      </div>
    </SectionFrame>
  );
}
