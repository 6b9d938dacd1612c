import { css } from "@emotion/react";
import { Quote } from "../components/Quote";
import { media } from "../styles/media";
import { space } from "../styles/tokens";

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

interface Props {
  quotes: readonly Queries.QuoteFieldsFragment[];
  /** Whether they are set large, two in a row. */
  large?: boolean;
}

/** Quotes side by side. */
export function QuoteGrid({ quotes, large = false }: Props) {
  return (
    <ul css={[grid, !large && threeColumns]} data-reveal-children={100} data-reveal-columns={3}>
      {quotes.map((quote) => (
        <Quote key={quote.slug} quote={quote} large={large} />
      ))}
    </ul>
  );
}
