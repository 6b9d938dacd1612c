import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { screenOnly } from "../styles/print";
import { space } from "../styles/tokens";

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s3};
  ${screenOnly};
`;

/** Buttons beside each other, below each other where they do not fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div css={row}>{children}</div>;
}
