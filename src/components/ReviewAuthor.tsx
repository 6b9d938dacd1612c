import { css } from "@emotion/react";
import { color, fontSize, space } from "../styles/tokens";

const by = css`
  margin-top: ${space.s1};
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  & strong {
    color: ${color.text};
    font-weight: 600;
  }
`;

/** Who wrote a review, on one line. */
export function ReviewAuthor({ role, company }: { role: string; company: string | null }) {
  return (
    <p css={by}>
      <strong>{role}</strong>
      {company && `, ${company}`}
    </p>
  );
}
