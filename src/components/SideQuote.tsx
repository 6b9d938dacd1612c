import { css } from "@emotion/react";
import { color, font, fontSize, space } from "../styles/tokens";
import { QuoteAuthor } from "./QuoteAuthor";

const style = css`
  padding-top: ${space.s2};
  border-top: 3px solid ${color.motif};
  & blockquote {
    font-family: ${font.heading};
    font-size: ${fontSize.h3};
    font-weight: 600;
    line-height: 1.35;
  }
`;

interface Props {
  quote: { author: string; quote: string; note: string | null };
}

/** Testimonial beside a text or drawing. */
export function SideQuote({ quote: { author, quote, note } }: Props) {
  return (
    <figure css={style}>
      <blockquote>“{quote}”</blockquote>
      <QuoteAuthor author={author} note={note} />
    </figure>
  );
}
