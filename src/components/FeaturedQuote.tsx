import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { openingSentence } from "../lib/sentences";
import { columns, headingFont, leadText, quietHeading, row, stack, tracks } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space, width } from "../styles/tokens";
import { type DrawingData, Picture } from "./Picture";
import { QuoteAuthor } from "./QuoteAuthor";
import { Rating } from "./Rating";

/** The drawing at the right, as wide as a quote below it (QuoteGrid); a phone has it beside who said it. */
const halves = css`
  ${columns(`1fr calc((100% - 2 * ${space.s5}) / 3)`, `${space.s2} ${space.s5}`)};
  align-items: center;
  & > img {
    order: 1;
    width: 100%;
  }
  ${media.belowColumns} {
    grid-template-columns: minmax(0, 1fr) min(10.5rem, 48%);
    & > img {
      grid-area: 1 / 2;
      align-self: end;
    }
    & > div {
      grid-area: 1 / 1 / auto / -1;
    }
    & > div > div > div {
      align-content: center;
      min-height: 8.5rem;
      padding-right: min(11rem, 51%);
    }
  }
  ${media.upright} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const largeDrawing = css`
  ${media.wide} {
    ${tracks("1fr 26rem")}
  }
`;

/** Who speaks, without the room beside the circles; the quote is not larger than the heading of its group. */
const portraitStyle = css`
  & blockquote > :first-of-type {
    font-size: ${fontSize.h3};
    ${media.columns} {
      font-size: ${fontSize.h2};
    }
  }
  & > img {
    aspect-ratio: 27 / 20;
    object-fit: cover;
  }
`;

const large = css`
  display: block;
  margin-top: ${space.s1};
  ${headingFont(fontSize.quote)};
  text-indent: max(-0.42em, -1 * ${space.gutter});
  text-wrap: balance;
`;

const authorRow = css`
  ${row(`${space.half} ${space.s4}`)};
  align-items: baseline;
  & > div + div {
    margin-top: 0;
  }
  & p {
    font-size: clamp(0.9375rem, 0.8rem + 0.6vw, 1.125rem);
    hyphens: auto;
  }
`;

interface Props {
  title?: string;
  intro?: string | null;
  quote: Queries.QuoteFieldsFragment & { rating?: number };
  drawing?: DrawingData | null;
  /** Whether it shows who speaks. */
  portrait?: boolean;
  /** Shown beside the author, under it where there is no room. */
  children?: ReactNode;
}

/** The quote that people remember of a page: its first sentence set large. */
export function FeaturedQuote({ title, intro, quote, drawing, portrait, children }: Props) {
  const [sentence, rest] = openingSentence(`“${quote.quote}”`);
  return (
    <div css={[drawing && halves, portrait ? portraitStyle : largeDrawing]}>
      {drawing && <Picture {...drawing} />}
      <div>
        {title && <h2 css={quietHeading}>{title}</h2>}
        {intro && <p>{intro}</p>}
        <div css={stack(space.s2)}>
          <blockquote css={css(leadText)}>
            <span css={large}>{sentence}</span>{" "}
            {rest && <span css={{ display: "block", maxWidth: width.prose, marginTop: space.s2 }}>{rest}</span>}
          </blockquote>
          <div css={authorRow}>
            <div>
              {quote.rating && <Rating value={quote.rating} />}
              <QuoteAuthor author={quote.author} note={quote.note} />
            </div>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
