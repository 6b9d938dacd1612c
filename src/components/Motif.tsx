import { css } from "@emotion/react";
import { lensPath } from "../lib/lens";
import { color } from "../styles/tokens";

const RADIUS = 26;
/** Leaves a margin for the edge of the lens. */
const MIDDLE = RADIUS + 1;

const shapes = css`
  & > circle {
    fill: ${color.brand};
  }
  & > circle + circle {
    fill: ${color.motif};
  }
  /* The edge keeps the lens clear of a light ground. */
  & > path {
    fill: ${color.lens};
    stroke: ${color.text};
    stroke-width: 2;
  }
`;

interface Props {
  /** Distance between the centres; a radius is 26. By default the circles overlap by half. */
  distance?: number;
  /** Width of the box in the same units, if it must not depend on the distance. */
  width?: number;
}

/** Two circles and their lens, at a distance that means something (decorative beside its text). */
export function Motif({ distance = RADIUS, width = distance + 2 * MIDDLE }: Props) {
  const first = (width - distance) / 2;
  const second = first + distance;
  const circle = { cy: MIDDLE, r: RADIUS };
  return (
    <svg viewBox={`0 0 ${width} ${2 * MIDDLE}`} aria-hidden="true" focusable="false" css={shapes}>
      <circle cx={first} {...circle} />
      <circle cx={second} {...circle} />
      <path d={lensPath({ first, second, middle: MIDDLE, radius: RADIUS })} />
    </svg>
  );
}
