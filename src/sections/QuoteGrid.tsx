import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { openingSentence } from "../components/opening-sentence";
import { QuoteAuthor } from "../components/QuoteAuthor";
import { Rating } from "../components/Rating";
import { evenColumns, headingFont, stack } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space, width } from "../styles/tokens";

const gridOf = (quotes: number) => css`
  ${stack(`${space.s4} ${space.s5}`)};
  ${media.tablet} {
    ${evenColumns(quotes, Math.min(quotes, 2))};
  }
  ${media.desktop} {
    ${evenColumns(quotes, Math.min(quotes, 3))};
  }
`;

/** Who is quoted stands level with those beside it. */
const item = css`
  display: flex;
  flex-direction: column;
  break-inside: avoid;
  padding-top: ${space.s2};
  border-top: 2px solid;
  & > blockquote {
    max-width: ${width.measure};
  }
  & b {
    display: block;
    margin-block: ${space.s1};
    ${headingFont(fontSize.lead)};
  }
  & > p:last-child {
    margin-top: auto;
    padding-top: ${space.s1};
  }
`;

interface Props {
  quotes: readonly (Queries.QuoteFieldsFragment & { rating?: number })[];
  /** Another item, at the end. */
  children?: ReactNode;
}

/** Testimonials, or reviews with their rating, side by side: quote, role, optional note. */
export function QuoteGrid({ quotes, children }: Props) {
  return (
    <ul css={gridOf(quotes.length + (children ? 1 : 0))} data-reveal-children={100} data-reveal-columns={3}>
      {quotes.map(({ slug, author, quote, note, rating }) => {
        const [sentence, more] = openingSentence(`“${quote}”`);
        return (
          <li key={slug} css={item}>
            {rating && <Rating value={rating} />}
            <blockquote>
              <b>{sentence}</b> {more}
            </blockquote>
            <QuoteAuthor author={author} note={note} />
          </li>
        );
      })}
      {children}
    </ul>
  );
}
