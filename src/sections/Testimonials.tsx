import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fold } from "../components/Fold";
import { QuoteAuthor } from "../components/QuoteAuthor";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { color, font, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment TestimonialsSection on TestimonialsSection {
    anchor
    tone
    fold
    title
    intro
    testimonials {
      slug
      author
      quote
      note
    }
    actions {
      ...ActionFields
    }
  }
`;

/** Columns of unequal quotes, filled like a newspaper. */
const list = css`
  columns: 1;
  column-gap: ${space.s5};
  margin-bottom: calc(-1 * ${space.s4});
  ${media.tablet} {
    columns: 2;
  }
  ${media.belowTablet} {
    & > details {
      margin-bottom: ${space.s4};
    }
  }
  & li {
    break-inside: avoid;
    padding-block: ${space.s2} ${space.s4};
    border-top: 2px solid ${color.motif};
  }
`;

const threeColumns = css`
  ${media.desktop} {
    columns: 3;
  }
`;

/** One quote alone is what people remember of the page. */
const single = css`
  max-width: 60rem;
  padding-left: ${space.s3};
  border-left: 4px solid ${color.motif};
  & blockquote {
    font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem);
    letter-spacing: -0.015em;
    line-height: 1.25;
    text-wrap: pretty;
  }
`;

const quoteStyle = css`
  font-family: ${font.heading};
  font-size: ${fontSize.h4};
  line-height: 1.45;
`;

interface Props {
  section: Queries.TestimonialsSectionFragment;
}

/** Testimonials: role, quote, optional note; of those that fold the first one stays in sight. */
export function Testimonials({ section }: Props) {
  const { testimonials, fold, ...frame } = section;
  const inSight = fold ? 1 : testimonials.length;
  const quotes = (shown: typeof testimonials) => (
    <ul>
      {shown.map(({ slug, author, quote, note }) => (
        <li key={slug}>
          <blockquote css={quoteStyle}>“{quote}”</blockquote>
          <QuoteAuthor author={author} note={note} />
        </li>
      ))}
    </ul>
  );
  return (
    <SectionFrame {...frame} drawn="TestimonialsSection">
      <div css={testimonials.length > 1 ? [list, testimonials.length > 2 && threeColumns] : single}>
        {quotes(testimonials.slice(0, inSight))}
        {testimonials.length > inSight && <Fold label={fold}>{quotes(testimonials.slice(inSight))}</Fold>}
      </div>
    </SectionFrame>
  );
}
