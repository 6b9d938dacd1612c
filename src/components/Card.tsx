import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, radius, shadow, space } from "../styles/tokens";

/** Look of a card, shared with elements that are not list items. */
export const cardStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s1};
  height: 100%;
  padding: ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  color: ${color.text};
  box-shadow: ${shadow};
  & > ul {
    margin-top: ${space.s1};
  }
`;

/** What stands on the lower edge of a card, level in all cards of a row. */
export const cardFoot = css`
  margin-top: auto;
  padding-top: ${space.s1};
`;

/** White block on the page, an item of a Grid. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <li>
      <div css={cardStyle}>{children}</div>
    </li>
  );
}
