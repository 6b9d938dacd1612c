import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Fold } from "../components/Fold";
import { QuoteAuthor } from "../components/QuoteAuthor";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { color, font, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment TestimonialsSection on TestimonialsSection {
    ...SectionHead
    collapseLabel
    quoteLook: look
    testimonials {
      ...QuoteFields
    }
    quotePrice: price {
      price
      text
      action {
        ...ActionFields
      }
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
  ${media.columns} {
    columns: 3;
  }
`;

/** One quote is what people remember of the page; others stand small beside it, on a tablet below. */
const large = css`
  display: grid;
  gap: ${space.s5} ${space.s8};
  align-items: start;
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: ${space.s4};
  }
  & > ul:first-of-type {
    max-width: 60rem;
    & blockquote {
      font-size: clamp(1.75rem, 1.15rem + 2.2vw, 2.75rem);
      letter-spacing: -0.015em;
      line-height: 1.22;
      text-wrap: pretty;
    }
  }
`;

const besideLarge = css`
  ${media.wide} {
    grid-template-columns: minmax(0, 17fr) minmax(0, 8fr);
  }
`;

const quoteStyle = css`
  font-family: ${font.heading};
  font-size: ${fontSize.h4};
  line-height: 1.45;
`;

const priceStyle = css`
  & > p:first-of-type {
    font-family: ${font.heading};
    font-size: ${fontSize.display};
    font-variant-numeric: lining-nums;
    font-weight: 600;
    line-height: 1.1;
  }
  & > p:last-of-type {
    margin-block: ${space.s1} ${space.s2};
  }
`;

/** Testimonials: role, quote, optional note. Beside a large one, or with a fold, only the first is in sight. */
export function Testimonials(section: Queries.TestimonialsSectionFragment) {
  const { testimonials, collapseLabel, quoteLook, quotePrice, actions, ...frame } = section;
  const alone = testimonials.length === 1;
  const isLarge = alone || quoteLook === "large";
  const inSight = collapseLabel || isLarge ? 1 : testimonials.length;
  const quotes = (shown: typeof testimonials) => (
    <ul data-reveal-children={100} data-reveal-columns={3}>
      {shown.map(({ slug, author, quote, note }) => (
        <li key={slug}>
          <blockquote css={quoteStyle}>“{quote}”</blockquote>
          <QuoteAuthor author={author} note={note} />
        </li>
      ))}
    </ul>
  );
  return (
    <SectionFrame {...frame} {...(quotePrice ? { headActions: actions } : { actions })}>
      <div
        css={isLarge ? [large, (quotePrice || !alone) && besideLarge] : [list, testimonials.length > 2 && threeColumns]}
      >
        {quotes(testimonials.slice(0, inSight))}
        {quotePrice && (
          <div css={priceStyle}>
            <p>{quotePrice.price}</p>
            <p>{quotePrice.text}</p>
            <ActionButton action={quotePrice.action} />
          </div>
        )}
        {testimonials.length > inSight && <Fold label={collapseLabel}>{quotes(testimonials.slice(inSight))}</Fold>}
      </div>
    </SectionFrame>
  );
}
