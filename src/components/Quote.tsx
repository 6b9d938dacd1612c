import { css } from "@emotion/react";
import { color, font, fontSize, space } from "../styles/tokens";

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

const by = css`
  margin-top: ${space.s1};
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  & strong {
    display: block;
    color: ${color.text};
  }
`;

export interface QuoteData {
  slug: string;
  author: string;
  quote: string;
  note: string | null;
}

interface Props {
  quote: QuoteData;
  large?: boolean;
}

/** Testimonial in a list: quote, role, optional note. */
export function Quote({ quote: { author, quote, note }, large = false }: Props) {
  return (
    <li css={[item, large && largeItem]}>
      <blockquote>“{quote}”</blockquote>
      <p css={by}>
        <strong>{author}</strong>
        {note}
      </p>
    </li>
  );
}
