import { css } from "@emotion/react";
import { lensPath } from "../lib/lens";
import { headingFont } from "../styles/layout";
import { media } from "../styles/media";
import { color } from "../styles/tokens";
import { partsOf } from "./Bar";

/** Radius of the first circle, and largest width of the lens, in hundredths of the drawing's width. */
const RADIUS = 16;
const LENS = 10.5;

const style = css`
  position: relative;
  container-type: inline-size;
  line-height: 1.15;
  print-color-adjust: exact;
  & svg {
    overflow: visible;
    forced-color-adjust: none;
  }
  /* Higher than the opening, whose edges cut the largest circle. */
  ${media.columns} {
    margin-bottom: -25%;
  }
  ${media.desktop} {
    width: 120%;
    margin-block: 0 -44%;
  }
`;

/** Words in a circle, around the place that they are given, in hundredths of the drawing; as large as that has room for. */
const words = css`
  position: absolute;
  left: calc(1% * var(--x));
  top: calc(1% * var(--y, 50));
  width: max-content;
  color: ${color.text};
  font-size: clamp(14px, 3.2cqi, 22px);
  text-align: center;
  overflow-wrap: normal;
  translate: -50% -50%;
  forced-color-adjust: none;
  & b {
    display: block;
    ${headingFont("1em")};
    font-variant-numeric: lining-nums;
  }
`;

/** In the first circle; a phone has what it is under it, where there is room. */
const large = css`
  & b {
    font-size: clamp(16px, 5cqi, 39px);
  }
  ${media.belowTablet} {
    & > span {
      position: absolute;
      top: calc(50% + ${RADIUS + 3}cqi);
      left: 50%;
      color: ${color.text};
      translate: -50%;
    }
  }
`;

const largest = css`
  & b {
    font-size: clamp(18px, 6cqi, 48px);
  }
`;

const inLens = css`
  width: min-content;
  font-size: clamp(14px, 4.4cqi, 32px);
`;

/** Two amounts as circles whose areas are to scale, large in an opening. */
export function ScaledCircles({ bars, shared }: Queries.ScaledAmountsFieldsFragment) {
  const [ours, other] = bars;
  if (!(ours && other)) {
    return null;
  }
  const unit = partsOf(ours).at(-1)?.stop;
  const [low, high = low] = partsOf(other).map(({ stop }) => stop);
  const radiusOf = (amount = 0): number => RADIUS * Math.sqrt(amount / (unit || 1));
  const [lowRadius, highRadius] = [radiusOf(low), radiusOf(high)];
  const lens = Math.min(LENS, lowRadius);
  const lowX = RADIUS * 2 + lowRadius - lens;
  const highX = lowX + (highRadius - lowRadius) * 0.7;
  const middle = highRadius;
  const overlap = lensPath({ first: RADIUS, second: lowX, middle, radius: RADIUS, secondRadius: lowRadius });
  return (
    <figure css={style}>
      <svg viewBox={`0 0 100 ${2 * middle}`} aria-hidden="true" focusable="false">
        <circle cx={highX} cy={middle} r={highRadius} fill={color.figure} />
        <circle cx={lowX} cy={middle} r={lowRadius} fill={color.motif} />
        <circle cx={RADIUS} cy={middle} r={RADIUS} fill={color.brand} />
        <path d={overlap} fill={color.lens} />
      </svg>
      <p css={[words, large]} style={{ "--x": RADIUS - lens / 2, color: color.card }}>
        <b>{ours.value}</b> <span>{ours.label}</span>
      </p>
      <p css={[words, inLens]} style={{ "--x": 2 * RADIUS - lens / 2 }}>
        <b>{shared}</b>
      </p>
      <p css={[words, largest]} style={{ "--x": lowX + lens / 2 }}>
        {other.label} <b>{other.value}</b>
      </p>
      <p css={words} style={{ "--x": highX, "--y": ((highRadius - lowRadius) / 4 / highRadius) * 100 }}>
        <b>{other.detail}</b>
      </p>
    </figure>
  );
}
