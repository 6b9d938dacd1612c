import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Drawing } from "../components/Drawing";
import { Fold } from "../components/Fold";
import { QuoteAuthor } from "../components/QuoteAuthor";
import { Rating } from "../components/Rating";
import { RatingLink } from "../components/RatingLink";
import { SectionFrame } from "../components/SectionFrame";
import { columns, headingFont, quietHeading, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, radius, space } from "../styles/tokens";
import { QuoteGrid } from "./QuoteGrid";

export const fragment = graphql`
  fragment ReviewsSection on ReviewsSection {
    anchor
    tone
    collapseLabel
    title
    reviewsIntro: intro
    reviews {
      slug
      author: role
      note: company
      quote: text
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

/** The first review, set large beside a drawing. */
const featured = css`
  ${columns("4fr 8fr", `${space.s4} ${space.s8}`)};
  align-items: center;
  & > img {
    max-width: min(100%, 22rem);
    ${media.belowTablet} {
      display: none;
    }
  }
`;

const large = css`
  display: block;
  margin-block: ${space.s1} ${space.s2};
  ${headingFont(fontSize.quote)};
  text-wrap: balance;
`;

const below = css`
  margin-top: ${space.s4};
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
`;

/** End of a sentence; not the dot of an abbreviation such as "o.a.". */
const END = /[.!?](?=\s+[\p{Lu}“‘]|\s*$)/u;

/** First sentence of a quote, and the rest. */
const opening = (text: string): [string, string] => {
  const end = text.search(END) + 1;
  return end > 0 ? [text.slice(0, end), text.slice(end).trim()] : [text, ""];
};

/** Customer reviews: the first one large, the others small, and the average. */
export function Reviews(section: Queries.ReviewsSectionFragment) {
  const { tone, anchor, title, collapseLabel, reviewsIntro, reviews, drawing, rating } = section;
  const [first, ...rest] = reviews;
  const [sentence, more] = opening(`“${first?.quote}”`);
  return (
    <SectionFrame tone={tone} anchor={anchor}>
      <div css={drawing && featured}>
        {drawing && <Drawing {...drawing} />}
        <div>
          <h2 css={quietHeading}>{title}</h2>
          {first && (
            <div css={stack(space.s2)}>
              <blockquote>
                <span css={large}>{sentence}</span> {more}
              </blockquote>
              <div>
                <Rating value={first.rating} />
                <QuoteAuthor author={first.author} note={first.note} />
              </div>
            </div>
          )}
        </div>
      </div>
      <div css={below}>
        <Fold label={collapseLabel}>
          <QuoteGrid quotes={rest}>
            {rating && (
              <li css={sum}>
                <RatingLink {...rating} />
                {reviewsIntro && <p>{reviewsIntro}</p>}
              </li>
            )}
          </QuoteGrid>
        </Fold>
      </div>
    </SectionFrame>
  );
}
