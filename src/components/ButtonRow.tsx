import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../styles/media";
import { space } from "../styles/tokens";

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s3};
`;

/** In an opening a number is too long for the line of the first button on a phone: the icon is seen alone. */
const callAsIcon = css`
  ${media.belowTablet} {
    [data-look] & > a + a[href^="tel:"] {
      justify-content: start;
      width: 3rem;
      gap: ${space.s3};
      padding-inline: 0.75rem;
      overflow: clip;
      white-space: nowrap;
    }
  }
`;

interface Props {
  /** Whether the second dials. */
  hasCall?: boolean;
  children: ReactNode;
}

/** Buttons beside each other, below each other where they do not fit. */
export function ButtonRow({ hasCall, children }: Props) {
  return (
    <div css={[row, hasCall && callAsIcon]} data-screen="">
      {children}
    </div>
  );
}
