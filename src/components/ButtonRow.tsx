import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { space } from "../styles/tokens";

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s3};
`;

/** Buttons beside each other, below each other where they do not fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <div css={row} data-no-print="">
      {children}
    </div>
  );
}
