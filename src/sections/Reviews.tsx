import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Drawing } from "../components/Drawing";
import { Rating } from "../components/Rating";
import { RatingLink } from "../components/RatingLink";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { color, font, fontSize, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ReviewsSection on ReviewsSection {
    anchor
    tone
    title
    reviewsIntro: intro
    reviews {
      slug
      name
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

const featured = css`
  display: grid;
  gap: ${space.s4} ${space.s8};
  align-items: center;
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
  & img {
    max-width: min(100%, 22rem);
  }
`;

/** Small, as the quote under it is what people read. */
const titleStyle = css`
  margin-bottom: ${space.s1};
  color: ${color.link};
  font-family: ${font.text};
  font-size: ${fontSize.small};
  letter-spacing: 0;
`;

const featuredQuote = css`
  display: grid;
  gap: ${space.s2};
`;

const large = css`
  display: block;
  margin-bottom: ${space.s2};
  font-family: ${font.heading};
  font-size: clamp(1.75rem, 1.3rem + 2vw, 2.75rem);
  font-weight: 600;
  letter-spacing: -0.015em;
  line-height: 1.2;
  text-wrap: balance;
`;

const others = css`
  display: grid;
  gap: ${space.s4};
  margin-top: ${space.s6};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-top: ${space.s8};
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
    background: ${color.quiet};
    font-size: ${fontSize.body};
  }
`;

const by = css`
  margin-top: ${space.s1};
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  & strong {
    color: ${color.text};
    font-weight: 600;
  }
`;

/** First sentence of a quote, and the rest. */
const opening = (text: string): [string, string] => {
  const end = text.search(/[.!?](?:\s|$)/) + 1;
  return end > 0 ? [text.slice(0, end), text.slice(end).trim()] : [text, ""];
};

interface Props {
  section: Queries.ReviewsSectionFragment;
}

/** Customer reviews: the first one large, the others small, and the average. */
export function Reviews({ section }: Props) {
  const { tone, anchor, title, reviewsIntro, reviews, drawing, rating } = section;
  const [first, ...rest] = reviews;
  const [sentence, more] = opening(first?.text ?? "");
  const author = ({ name, company }: (typeof reviews)[number]) => (
    <p css={by}>
      <strong>{name}</strong>
      {company && `, ${company}`}
    </p>
  );
  return (
    <SectionFrame drawn="ReviewsSection" tone={tone} anchor={anchor}>
      <div css={drawing ? featured : undefined}>
        {drawing && <Drawing {...drawing} />}
        <div>
          <h2 css={titleStyle}>{title}</h2>
          {first && (
            <div css={featuredQuote}>
              <blockquote>
                <span css={large}>{sentence}</span> {more}
              </blockquote>
              <Rating value={first.rating} />
              {author(first)}
            </div>
          )}
        </div>
      </div>
      <ul css={others} data-reveal-children={100} data-reveal-columns={3}>
        {rest.map((review) => (
          <li key={review.slug}>
            <Rating value={review.rating} />
            <blockquote>{review.text}</blockquote>
            {author(review)}
          </li>
        ))}
        {rating && (
          <li css={sum}>
            <RatingLink {...rating} />
            {reviewsIntro && <p>{reviewsIntro}</p>}
          </li>
        )}
      </ul>
    </SectionFrame>
  );
}
