import { css } from "@emotion/react";
import { Fold } from "../components/Fold";
import { QuoteAuthor } from "../components/QuoteAuthor";
import { Rating } from "../components/Rating";
import { openingSentence } from "../lib/sentences";
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

/** Who is quoted stands level with those beside it, with a note or without. */
const withNotes = css`
  ${media.tablet} {
    & > li > p:last-child {
      min-height: calc(2lh + ${space.s1});
    }
  }
`;

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
}

/** Testimonials, or reviews with their rating, side by side: quote, role, optional note. */
export function QuoteGrid({ quotes }: Props) {
  return (
    <ul
      css={[gridOf(quotes.length), quotes.some(({ note }) => note) && withNotes]}
      data-reveal-children={100}
      data-reveal-columns={3}
    >
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
    </ul>
  );
}

/** Quotes in sight on a wide screen. */
const IN_SIGHT = 3;

/** Quotes of which a wide screen folds all but the first three; a phone folds them all. */
export function FoldedQuotes({ quotes, label }: Props & { label: string | null }) {
  return (
    <Fold label={label}>
      <QuoteGrid quotes={quotes.slice(0, IN_SIGHT)} />
      {quotes.length > IN_SIGHT && (
        <div css={{ marginTop: space.s4 }}>
          <Fold label={label} on="wide">
            <QuoteGrid quotes={quotes.slice(IN_SIGHT)} />
          </Fold>
        </div>
      )}
    </Fold>
  );
}
