import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton, Actions } from "../components/Actions";
import { Fold } from "../components/Fold";
import { QuoteAuthor } from "../components/QuoteAuthor";
import { SectionFrame } from "../components/SectionFrame";
import { headingFont, quietHeading, stack } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment TestimonialsSection on TestimonialsSection {
    ...SectionHead
    collapseLabel
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

/** One quote is what people remember of the page; others stand small beside it, on a tablet below. */
const large = css`
  ${stack(`${space.s5} ${space.s8}`)};
  align-items: start;
  margin-top: ${space.s1};
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: ${space.s4};
  }
  & blockquote {
    ${headingFont(fontSize.h4)};
    line-height: 1.45;
  }
  /* Its buttons stay with the price above them. */
  ${media.belowWide} {
    & > [data-screen] {
      margin-top: calc(-1 * ${space.s3});
    }
  }
  & > ul:first-of-type blockquote {
    max-width: 60rem;
    ${headingFont(fontSize.quote)};
    text-wrap: balance;
  }
`;

const besideLarge = css`
  ${media.wide} {
    grid-template: auto 1fr / minmax(0, 17fr) minmax(0, 8fr);
    row-gap: ${space.s1};
    & > :nth-child(2) {
      grid-row: span 2;
    }
  }
`;

const priceStyle = css`
  & > p:first-of-type {
    ${headingFont(fontSize.display)};
    font-variant-numeric: lining-nums;
  }
  & > p:last-of-type {
    margin-block: ${space.s1} ${space.s2};
  }
`;

/** Testimonials: role, quote, optional note; the first one large. */
export function Testimonials(section: Queries.TestimonialsSectionFragment) {
  const { title, intro, testimonials, collapseLabel, quotePrice, actions, ...frame } = section;
  const others = testimonials.slice(1);
  const quotes = (shown: typeof testimonials) => (
    <ul data-reveal-children={100} data-reveal-columns={3}>
      {shown.map(({ slug, author, quote, note }) => (
        <li key={slug}>
          <blockquote>“{quote}”</blockquote>
          <QuoteAuthor author={author} note={note} />
        </li>
      ))}
    </ul>
  );
  return (
    <SectionFrame {...frame}>
      <h2 css={quietHeading}>{title}</h2>
      {intro && <p>{intro}</p>}
      <div css={[large, (quotePrice || others.length > 0) && besideLarge]}>
        {quotes(testimonials.slice(0, 1))}
        {quotePrice && (
          <div css={priceStyle}>
            <p>{quotePrice.price}</p>
            <p>{quotePrice.text}</p>
            <ActionButton action={quotePrice.action} />
          </div>
        )}
        {others.length > 0 && <Fold label={collapseLabel}>{quotes(others)}</Fold>}
        {actions && <Actions actions={actions} />}
      </div>
    </SectionFrame>
  );
}
