/** Two circles of one radius on one line. */
export interface Circles {
  first: number;
  /** Centre of the second circle, to the right. */
  second: number;
  /** Height of both centres. */
  middle: number;
  radius: number;
}

/**
 * Outline of the intersection of two circles.
 * @returns SVG path data; empty if the circles do not intersect
 */
export const lensPath = ({ first, second, middle, radius }: Circles): string => {
  const apart = (second - first) / 2;
  if (apart >= radius) {
    return "";
  }
  const x = (first + second) / 2;
  const reach = Math.round(Math.sqrt(radius ** 2 - apart ** 2) * 100) / 100;
  const side = `A${radius} ${radius} 0 0 1 ${x} `;
  return `M${x} ${middle - reach}${side}${middle + reach}${side}${middle - reach}Z`;
};
