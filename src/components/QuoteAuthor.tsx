import { css } from "@emotion/react";
import { fontSize, space } from "../styles/tokens";

const style = css`
  margin-top: ${space.s1};
  font-size: ${fontSize.small};
  & strong {
    display: block;
  }
`;

/** Who is quoted, and a note below. */
export function QuoteAuthor({ author, note }: { author: string; note: string | null }) {
  return (
    <p css={style}>
      <strong>{author}</strong>
      {note}
    </p>
  );
}
