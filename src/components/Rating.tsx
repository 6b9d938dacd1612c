import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";
import { useSiteTexts } from "./site-texts";

/** Ratings go up to 5 (docs/agreement.md#timings). */
const HIGHEST = 5;

/** Star with five points, 20 by 20 px with some room on the right; a fifth of the row is one star. */
const STAR = [
  "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 22 20'%3E",
  "%3Cpath d='m10 1 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L1 7.6l6.2-.9z'/%3E%3C/svg%3E",
].join("");

/** One element for the row: drawn as five times an icon, six reviews were a tenth of home's elements. */
const stars = css`
  width: ${HIGHEST * 1.375}rem;
  height: 1.25rem;
  margin-bottom: ${space.s1};
  /* Chrome and Edge know the plain name from version 120 on. */
  -webkit-mask: url("data:image/svg+xml,${STAR}") 0 0 / ${100 / HIGHEST}% 100%;
  mask: url("data:image/svg+xml,${STAR}") 0 0 / ${100 / HIGHEST}% 100%;
  /* The shape is cut out of a background, which forced colours would take away. */
  forced-color-adjust: none;
  print-color-adjust: exact;
  ${media.forcedColors} {
    --stars: CanvasText;
  }
`;

interface Props {
  /** 1 to 5. */
  value: number;
  /** Whether words beside the stars say the same. */
  decorative?: boolean;
}

/** Rating in stars, said in words to assistive technology. */
export function Rating({ value, decorative = false }: Props) {
  const { rating } = useSiteTexts();
  const share = `${(value / HIGHEST) * 100}%`;
  return (
    <div
      css={stars}
      style={{ background: `linear-gradient(90deg, var(--stars, ${color.motif}) ${share}, ${color.line} ${share})` }}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": `${value} ${rating}` })}
    />
  );
}
