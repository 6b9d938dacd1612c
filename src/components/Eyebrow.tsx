import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, space } from "../styles/tokens";

const style = css`
  margin-bottom: ${space.s2};
  color: var(--eyebrow, ${color.action});
  font-weight: 600;
`;

/** Short line above the heading of a page. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p css={style}>{children}</p>;
}
