import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { FeaturedQuote } from "../components/FeaturedQuote";
import { Fold } from "../components/Fold";
import { RatingLink } from "../components/RatingLink";
import { SectionFrame } from "../components/SectionFrame";
import { useSiteTexts } from "../components/site-texts";
import { headingFont, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, radius, space } from "../styles/tokens";
import { QuoteGrid } from "./QuoteGrid";

export const fragment = graphql`
  fragment ReviewsSection on ReviewsSection {
    ...SectionHead
    collapseLabel
    reviews {
      slug
      author: role
      note: company
      quote: text
      rating
    }
    ...HasDrawing
    rating {
      ...RatingFields
    }
  }
`;

const below = css`
  margin-top: ${space.s3};
  ${media.tablet} {
    margin-top: ${space.s8};
  }
`;

const sum = css`
  ${stack(space.s2)};
  align-content: center;
  padding: ${space.s4};
  border-radius: ${radius.card};
  background: ${color.lens};
  & > b {
    color: ${color.brand};
    ${headingFont(fontSize.display)};
    line-height: 1;
  }
`;

/** Customer reviews: the first one large, the others small, and the average. */
export function Reviews(section: Queries.ReviewsSectionFragment) {
  const { tone, anchor, title, collapseLabel, intro, reviews, drawing, rating } = section;
  const [first, ...rest] = reviews;
  const { language } = useSiteTexts();
  return (
    <SectionFrame tone={tone} anchor={anchor}>
      {first && <FeaturedQuote title={title} quote={first} drawing={drawing} />}
      {(rest.length > 0 || rating) && (
        <div css={below}>
          <Fold label={collapseLabel} on="tablet">
            <QuoteGrid quotes={rest}>
              {rating && (
                <li css={sum}>
                  <b>{rating.average.toLocaleString(language)}</b>
                  <RatingLink {...rating} />
                  {intro && <p>{intro}</p>}
                </li>
              )}
            </QuoteGrid>
          </Fold>
        </div>
      )}
    </SectionFrame>
  );
}
