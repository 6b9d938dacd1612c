import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton, Actions } from "../components/Actions";
import { FeaturedQuote } from "../components/FeaturedQuote";
import { Fold } from "../components/Fold";
import { SectionFrame } from "../components/SectionFrame";
import { columns, headingFont, stack } from "../styles/layout";
import { fontSize, space } from "../styles/tokens";
import { QuoteGrid } from "./QuoteGrid";

export const fragment = graphql`
  fragment TestimonialsSection on TestimonialsSection {
    ...SectionHead
    collapseLabel
    testimonials: chosen {
      ...QuoteFields
    }
    ...HasDrawing
    quotePrice: price {
      price
      text
      ...HasAction
    }
    ...HasActions
  }
`;

const priceStyle = css`
  ${columns("auto 1fr auto", `${space.s1} ${space.s5}`)};
  align-items: center;
  justify-items: start;
  padding-top: ${space.s2};
  border-top: 1px solid;
  & > p:first-of-type {
    ${headingFont(fontSize.display)};
    font-variant-numeric: lining-nums;
  }
`;

/** Testimonials: role, quote, optional note; the first one large, beside a drawing; then what it costs. */
export function Testimonials(section: Queries.TestimonialsSectionFragment) {
  const { title, intro, testimonials, collapseLabel, drawing, quotePrice, actions, ...frame } = section;
  const [first, ...others] = testimonials;
  const buttons = actions && <Actions actions={actions} />;
  return (
    <SectionFrame {...frame}>
      <div css={stack(`clamp(${space.s1}, 8vw - 1rem, ${space.s4})`)}>
        {first && (
          <FeaturedQuote title={title} intro={intro} quote={first} drawing={drawing}>
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
        {quotePrice && (
          <div css={priceStyle}>
            <p>{quotePrice.price}</p>
            <p>{quotePrice.text}</p>
            <ActionButton action={quotePrice.action} />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
