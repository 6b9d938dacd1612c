import { css } from "@emotion/react";
import { QuoteAuthor } from "../components/QuoteAuthor";
import { media } from "../styles/media";
import { color, font, fontSize, space } from "../styles/tokens";

const grid = css`
  display: grid;
  gap: ${space.s4} ${space.s5};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const threeColumns = css`
  ${media.columns} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const item = css`
  break-inside: avoid;
  padding-top: ${space.s2};
  border-top: 1px solid ${color.control};
`;

const largeItem = css`
  border-top: 3px solid ${color.motif};
  & > blockquote {
    font-family: ${font.heading};
    font-size: ${fontSize.h3};
    line-height: 1.4;
  }
`;

interface Props {
  quotes: readonly Queries.QuoteFieldsFragment[];
  /** Whether they are set large, two in a row. */
  large?: boolean;
}

/** Testimonials side by side: quote, role, optional note. */
export function QuoteGrid({ quotes, large = false }: Props) {
  return (
    <ul css={[grid, !large && threeColumns]} data-reveal-children={100} data-reveal-columns={3}>
      {quotes.map(({ slug, author, quote, note }) => (
        <li key={slug} css={[item, large && largeItem]}>
          <blockquote>“{quote}”</blockquote>
          <QuoteAuthor author={author} note={note} />
        </li>
      ))}
    </ul>
  );
}
