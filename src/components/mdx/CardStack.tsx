import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { space } from "../../styles/tokens";

const stack = css`
  display: grid;
  gap: ${space.s3};
`;

/** Cards below each other in an article. */
export function CardStack({ children }: { children: ReactNode }) {
  return <div css={stack}>{children}</div>;
}
