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
const openOn = (screens: string) => css`
  @supports selector(::details-content) {
    ${screens} {
      &::details-content {
        content-visibility: visible;
      }
      & > summary {
        display: none;
      }
    }
  }
`;

/** The screens on which it folds. */
const foldedOn = { phone: openOn(media.unfolded), wide: openOn(media.folded) } as const;

interface Props {
  /** Words that unfold it; without them nothing folds. */
  label: string | null | undefined;
  /** A wide one: the rest of what a phone has folded before. */
  on?: keyof typeof foldedOn;
  children: ReactNode;
}

/** What few visitors read, folded on a phone or on a wide screen and open on the other; found by the browser's search. */
export function Fold({ label, on = "phone", children }: Props) {
  return label ? (
    <details css={[style, foldedOn[on]]}>
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
