import { css } from "@emotion/react";
import { useId } from "react";
import { color } from "../styles/tokens";

const left = css`
  fill: ${color.brand};
`;
const right = css`
  fill: ${color.motif};
`;
const overlap = css`
  fill: ${color.motifOverlap};
`;

/** Two shapes that meet, as paths in a 400 × 320 box; what they share is drawn by clipping one with the other. */
const SHAPES: Readonly<Record<Queries.Motif, readonly [string, string]>> = {
  circles: ["M150 40a120 120 0 1 0 0 240a120 120 0 1 0 0-240z", "M250 40a120 120 0 1 0 0 240a120 120 0 1 0 0-240z"],
  arcs: [
    "M20 290V160a140 140 0 0 1 280 0v130h-76V160a64 64 0 0 0-128 0v130z",
    "M100 30v130a140 140 0 0 0 280 0V30h-76v130a64 64 0 0 1-128 0V30z",
  ],
  speech: [
    "M60 40h160a40 40 0 0 1 40 40v90a40 40 0 0 1-40 40h-96l-60 52v-52h-4a40 40 0 0 1-40-40V80a40 40 0 0 1 40-40z",
    "M184 100h156a40 40 0 0 1 40 40v90a40 40 0 0 1-40 40h-4v44l-52-44H184a40 40 0 0 1-40-40v-90a40 40 0 0 1 40-40z",
  ],
  stones: [
    "M92 128c66-26 150 2 150 68s-70 96-134 88S16 242 16 200s28-54 76-72z",
    "M232 50c72-32 154 6 154 82s-66 122-136 112s-108-44-108-98s38-72 90-96z",
  ],
};

interface Props {
  variant: Queries.Motif;
  className?: string;
}

/** The firm's motif (design language): decorative. */
export function Motif({ variant, className }: Props) {
  const clip = useId();
  const [first, second] = SHAPES[variant];
  return (
    <svg viewBox="0 0 400 320" aria-hidden="true" focusable="false" className={className}>
      <clipPath id={clip}>
        <path d={first} />
      </clipPath>
      <path css={left} d={first} />
      <path css={right} d={second} />
      <path css={overlap} d={second} clipPath={`url(#${clip})`} />
    </svg>
  );
}
