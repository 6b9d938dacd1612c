import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton, Actions } from "../components/Actions";
import { FeaturedQuote } from "../components/FeaturedQuote";
import { Fold } from "../components/Fold";
import { SectionFrame } from "../components/SectionFrame";
import { headingFont, stack } from "../styles/layout";
import { fontSize, space } from "../styles/tokens";
import { QuoteGrid } from "./QuoteGrid";

export const fragment = graphql`
  fragment TestimonialsSection on TestimonialsSection {
    ...SectionHead
    collapseLabel
    testimonials {
      ...QuoteFields
    }
    drawing {
      ...DrawingFields
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

const priceStyle = css`
  align-self: start;
  & > p:first-of-type {
    ${headingFont(fontSize.display)};
    font-variant-numeric: lining-nums;
  }
  & > p:last-of-type {
    margin-block: ${space.s1} ${space.s2};
  }
`;

/** Testimonials: role, quote, optional note; the first one large, beside a drawing or a price. */
export function Testimonials(section: Queries.TestimonialsSectionFragment) {
  const { title, intro, testimonials, collapseLabel, drawing, quotePrice, actions, ...frame } = section;
  const [first, ...others] = testimonials;
  const buttons = actions && <Actions actions={actions} />;
  return (
    <SectionFrame {...frame}>
      <div css={stack(space.s5)}>
        {first && (
          <FeaturedQuote
            title={title}
            intro={intro}
            quote={first}
            drawing={drawing}
            beside={
              quotePrice && (
                <div css={priceStyle}>
                  <p>{quotePrice.price}</p>
                  <p>{quotePrice.text}</p>
                  <ActionButton action={quotePrice.action} />
                </div>
              )
            }
          >
            {others.length === 0 && buttons}
          </FeaturedQuote>
        )}
        {others.length > 0 && (
          <>
            <Fold label={collapseLabel}>
              <QuoteGrid quotes={others} />
            </Fold>
            {buttons}
          </>
        )}
      </div>
    </SectionFrame>
  );
}
