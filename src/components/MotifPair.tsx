import { useId } from "react";
import { motifColors } from "./Motif";

const RADIUS = 26;
/** Room for two shapes that stand far apart. */
const WIDTH = 168;

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
      <circle css={motifColors.left} cx={first} {...circle} />
      <circle css={motifColors.right} cx={second} {...circle} />
      {distance < 2 * RADIUS && (
        <>
          <clipPath id={clip}>
            <circle cx={first} {...circle} />
          </clipPath>
          <circle css={motifColors.overlap} cx={second} {...circle} clipPath={`url(#${clip})`} />
        </>
      )}
    </svg>
  );
}
