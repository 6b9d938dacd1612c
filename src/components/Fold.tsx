import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";
import { Icon } from "./Icon";

const style = css`
  & > summary {
    border-block: 1px solid ${color.control};
    line-height: 1.3;
  }
  &[open] > summary {
    margin-bottom: ${space.s3};
  }
`;

/** Engines that cannot open it by style alone (Chrome before 131, Safari 18.4, Firefox 143) fold it on any screen. */
const openWhereWide = css`
  @supports selector(::details-content) {
    ${media.unfolded} {
      &::details-content {
        content-visibility: visible;
      }
      & > summary {
        display: none;
      }
    }
  }
`;

interface Props {
  /** Words that unfold it; without them nothing folds. */
  label: string | null | undefined;
  /** Folds on a wide screen too. */
  always?: boolean;
  children: ReactNode;
}

/** What few visitors read: folded on a phone, open on a wider screen and on paper; found by the browser's search. */
export function Fold({ label, always = false, children }: Props) {
  return label ? (
    <details css={[style, !always && openWhereWide]}>
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  ) : (
    children
  );
}
