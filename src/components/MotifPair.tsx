import { css } from "@emotion/react";
import { useId } from "react";
import { color } from "../styles/tokens";

const RADIUS = 26;
/** Room for two shapes that stand far apart. */
const WIDTH = 168;

const left = css`
  fill: ${color.brand};
`;
const right = css`
  fill: ${color.motif};
`;
const overlap = css`
  fill: ${color.motifOverlap};
`;

interface Props {
  /** Between the centres, in units of which a radius is 26. */
  distance: number;
  className?: string;
}

/** The two shapes of the motif, small, at a distance that means something (decorative beside its text). */
export function MotifPair({ distance, className }: Props) {
  const clip = useId();
  const [first, second] = [(WIDTH - distance) / 2, (WIDTH + distance) / 2];
  const circle = { cy: RADIUS, r: RADIUS };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${2 * RADIUS}`} aria-hidden="true" focusable="false" className={className}>
      <circle css={left} cx={first} {...circle} />
      <circle css={right} cx={second} {...circle} />
      {distance < 2 * RADIUS && (
        <>
          <clipPath id={clip}>
            <circle cx={first} {...circle} />
          </clipPath>
          <circle css={overlap} cx={second} {...circle} clipPath={`url(#${clip})`} />
        </>
      )}
    </svg>
  );
}
