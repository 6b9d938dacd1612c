import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { condition, media } from "../styles/media";
import { color, space, target } from "../styles/tokens";
import { Icon } from "./Icon";

const style = css`
  & > summary {
    border-block: 1px solid ${color.control};
    line-height: 1.3;
  }
  main & > summary {
    width: fit-content;
    min-height: ${target};
    border: 0;
    text-decoration: underline 2px var(--underline, ${color.motif});
    text-underline-offset: 0.2em;
    & svg {
      color: var(--eyebrow, ${color.action});
    }
  }
  &[open] > summary {
    margin-bottom: ${space.s3};
  }
`;

/** Engines that cannot open it by style have a script for it (src/app/first-script.ts). */
const openOn = (screens: string) => css`
  @supports selector(::details-content) {
    @media ${screens} {
      &::details-content {
        content-visibility: visible;
      }
      & > summary {
        display: none;
      }
    }
  }
`;

/** The screens on which it is open, by those on which it folds; paper has everything open that a phone folds. */
const openScreens = {
  phone: `${condition(media.columns)}, print`,
  tablet: `${condition(media.desktop)}, print`,
  wide: condition(media.folded),
} as const;

interface Props {
  /** Text of the summary; without it nothing folds. */
  label: string | null | undefined;
  /** On which screens it folds, `tablet` on phones too; `wide` for what a phone folds elsewhere. */
  on?: keyof typeof openScreens;
  children: ReactNode;
}

/** Content that is folded on a phone or on a wide screen, and open on the other; find-in-page opens it. */
export function Fold({ label, on = "phone", children }: Props) {
  return label ? (
    <details css={[style, openOn(openScreens[on])]} data-open-on={openScreens[on]}>
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
