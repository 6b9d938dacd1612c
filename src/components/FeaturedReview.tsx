import { css } from "@emotion/react";
import { headingFont, quietHeading } from "../styles/layout";
import { media } from "../styles/media";
import { space } from "../styles/tokens";
import { Drawing } from "./Drawing";
import { Rating } from "./Rating";
import { ReviewAuthor } from "./ReviewAuthor";

const featured = css`
  display: grid;
  gap: ${space.s4} ${space.s8};
  align-items: center;
  ${media.columns} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
  & img {
    max-width: min(100%, 22rem);
    ${media.belowTablet} {
      display: none;
    }
  }
`;

const featuredQuote = css`
  display: grid;
  gap: ${space.s2};
  margin-top: ${space.s1};
`;

const large = css`
  display: block;
  margin-bottom: ${space.s2};
  ${headingFont("clamp(1.75rem, 1.3rem + 2vw, 2.75rem)")};
  letter-spacing: -0.015em;
  line-height: 1.2;
  text-wrap: balance;
`;

/** End of a sentence; not the dot of an abbreviation such as "o.a.". */
const END = /[.!?](?=\s+[\p{Lu}“‘]|\s*$)/u;

/** First sentence of a quote, and the rest. */
const opening = (text: string): [string, string] => {
  const end = text.search(END) + 1;
  return end > 0 ? [text.slice(0, end), text.slice(end).trim()] : [text, ""];
};

interface Props {
  title: string;
  /** Undefined if there are no reviews. */
  review: Queries.ReviewsSectionFragment["reviews"][number] | undefined;
  drawing: Queries.ReviewsSectionFragment["drawing"];
}

/** Review set large beside a drawing, under the small heading of its section. */
export function FeaturedReview({ title, review, drawing }: Props) {
  const [sentence, more] = opening(review?.text ?? "");
  return (
    <div css={drawing ? featured : undefined}>
      {drawing && <Drawing {...drawing} />}
      <div>
        <h2 css={quietHeading}>{title}</h2>
        {review && (
          <div css={featuredQuote}>
            <blockquote>
              <span css={large}>{sentence}</span> {more}
            </blockquote>
            <Rating value={review.rating} />
            <ReviewAuthor {...review} />
          </div>
        )}
      </div>
    </div>
  );
}
