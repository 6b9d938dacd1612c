/** Two circles on one line. */
export interface Circles {
  first: number;
  /** Centre of the second circle, to the right. */
  second: number;
  /** Height of both centres. */
  middle: number;
  radius: number;
  /** Radius of the second circle, if it has another. */
  secondRadius?: number;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/**
 * Outline of the intersection of two circles.
 * @returns SVG path data; empty if the circles do not intersect
 */
export const lensPath = ({ first, second, middle, radius, secondRadius = radius }: Circles): string => {
  const apart = second - first;
  if (apart >= radius + secondRadius) {
    return "";
  }
  const fromFirst = (apart ** 2 + radius ** 2 - secondRadius ** 2) / (2 * apart);
  const x = hundredths(first + fromFirst);
  const reach = hundredths(Math.sqrt(radius ** 2 - fromFirst ** 2));
  const side = (r: number, end: number): string => `A${r} ${r} 0 0 1 ${x} ${end}`;
  return `M${x} ${middle - reach}${side(radius, middle + reach)}${side(secondRadius, middle - reach)}Z`;
};
