import { graphql } from "gatsby";
import { FeaturedQuote } from "../components/FeaturedQuote";
import { SectionFrame } from "../components/SectionFrame";
import { stack } from "../styles/layout";
import { space } from "../styles/tokens";
import { FoldedQuotes } from "./QuoteGrid";

export const fragment = graphql`
  fragment ReviewsSection on ReviewsSection {
    ...SectionHead
    collapseLabel
    ...HasDrawing
    reviews {
      slug
      author: role
      note: company
      quote: text
      rating
    }
  }
`;

/** Customer reviews: the first one large, the others small. */
export function Reviews({ title, collapseLabel, intro, reviews, drawing, ...frame }: Queries.ReviewsSectionFragment) {
  const [first, ...others] = reviews;
  return (
    <SectionFrame {...frame}>
      <div css={stack(`clamp(${space.s3}, 5vw, ${space.s6})`)}>
        {first && <FeaturedQuote quote={first} title={title} intro={intro} drawing={drawing} />}
        {others.length > 0 && <FoldedQuotes quotes={others} label={collapseLabel} />}
      </div>
    </SectionFrame>
  );
}
