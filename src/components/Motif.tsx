import { css } from "@emotion/react";
import { useId } from "react";
import { MOTIF_SHAPES } from "../lib/motif-shapes";
import { color } from "../styles/tokens";

/** The two shapes, and what they share. */
export const motifColors = {
  left: css`
    fill: ${color.brand};
  `,
  right: css`
    fill: ${color.motif};
  `,
  overlap: css`
    fill: ${color.motifOverlap};
  `,
};

interface Props {
  variant: Queries.Motif;
  className?: string;
}

/** The firm's motif (design language): decorative. */
export function Motif({ variant, className }: Props) {
  const clip = useId();
  const [first, second] = MOTIF_SHAPES[variant];
  return (
    <svg viewBox="0 0 400 320" aria-hidden="true" focusable="false" className={className}>
      <clipPath id={clip}>
        <path d={first} />
      </clipPath>
      <path css={motifColors.left} d={first} />
      <path css={motifColors.right} d={second} />
      <path css={motifColors.overlap} d={second} clipPath={`url(#${clip})`} />
    </svg>
  );
}
