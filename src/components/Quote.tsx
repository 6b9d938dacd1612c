import { css } from "@emotion/react";
import { color, font, fontSize, space } from "../styles/tokens";
import { QuoteAuthor } from "./QuoteAuthor";

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
  quote: Queries.QuoteFieldsFragment;
  large?: boolean;
}

/** Testimonial in a list: quote, role, optional note. */
export function Quote({ quote: { author, quote, note }, large = false }: Props) {
  return (
    <li css={[item, large && largeItem]}>
      <blockquote>“{quote}”</blockquote>
      <QuoteAuthor author={author} note={note} />
    </li>
  );
}
