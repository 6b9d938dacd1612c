import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { FeaturedReview } from "../components/FeaturedReview";
import { Fold } from "../components/Fold";
import { Rating } from "../components/Rating";
import { RatingLink } from "../components/RatingLink";
import { ReviewAuthor } from "../components/ReviewAuthor";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { color, fontSize, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ReviewsSection on ReviewsSection {
    anchor
    tone
    collapseLabel
    title
    reviewsIntro: intro
    reviews {
      slug
      role
      company
      text
      rating
    }
    drawing {
      ...DrawingFields
    }
    rating {
      ...RatingFields
    }
  }
`;

const below = css`
  margin-top: ${space.s4};
  ${media.tablet} {
    margin-top: ${space.s8};
  }
`;

const others = css`
  display: grid;
  gap: ${space.s4};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    gap: ${space.s2};
    align-content: start;
    padding-top: ${space.s2};
    border-top: 1px solid ${color.line};
    font-size: ${fontSize.small};
  }
`;

const sum = css`
  && {
    align-content: center;
    padding: ${space.s4};
    border: 0;
    border-radius: ${radius.card};
    background: ${color.lens};
    font-size: ${fontSize.body};
  }
`;

/** Customer reviews: the first one large, the others small, and the average. */
export function Reviews(section: Queries.ReviewsSectionFragment) {
  const { tone, anchor, title, collapseLabel, reviewsIntro, reviews, drawing, rating } = section;
  const [first, ...rest] = reviews;
  return (
    <SectionFrame tone={tone} anchor={anchor}>
      <FeaturedReview title={title} review={first} drawing={drawing} />
      <div css={below}>
        <Fold label={collapseLabel}>
          <ul css={others} data-reveal-children={100} data-reveal-columns={3}>
            {rest.map((review) => (
              <li key={review.slug}>
                <Rating value={review.rating} />
                <blockquote>{review.text}</blockquote>
                <ReviewAuthor {...review} />
              </li>
            ))}
            {rating && (
              <li css={sum}>
                <RatingLink {...rating} />
                {reviewsIntro && <p>{reviewsIntro}</p>}
              </li>
            )}
          </ul>
        </Fold>
      </div>
    </SectionFrame>
  );
}
