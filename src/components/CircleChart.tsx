import { css } from "@emotion/react";
import { headingFont, stack } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space } from "../styles/tokens";
import { BAR_OWNERS, barLooks, partsOf } from "./Bar";

const plot = css`
  --max: min(44vw, 15rem);
  ${stack(space.s3)};
  margin-block: ${space.s3};
  & b {
    display: block;
    color: var(--bar);
    ${headingFont(fontSize.h3)};
  }
  & > div {
    display: grid;
    grid-template-columns: var(--max) 1fr;
    gap: ${space.s2};
    align-items: center;
  }
  & > div > :first-of-type {
    justify-self: center;
  }
  ${media.largeLetters} {
    & > div {
      display: block;
    }
  }
  /* On one line, as on the ground. */
  ${media.columns} {
    --max: min(28vw, 21rem);
    grid-template: auto auto / minmax(8rem, 2fr) 4fr 4fr;
    gap: 0;
    & > div {
      grid-template: subgrid / minmax(0, auto);
      grid-row: span 2;
      align-items: end;
      gap: 0;
    }
    & > div > :last-child {
      align-self: start;
      text-align: center;
      margin-top: -2px;
      padding-top: ${space.s2};
      border-top: 2px solid;
    }
  }
`;

/** As wide as its highest value; what is certain lies in it, on the same lowest point. */
const circle = css`
  display: grid;
  align-items: end;
  justify-items: center;
  width: calc(var(--max) * var(--to));
  & > i {
    grid-area: 1 / 1;
    width: calc(var(--max) * var(--to));
    aspect-ratio: 1;
    border: 2px solid var(--bar);
    border-radius: 50%;
    forced-color-adjust: none;
  }
`;

/** Amounts as circles whose areas are to scale. */
export function CircleChart({ bars }: Queries.BarChartFieldsFragment) {
  const circles = bars.map((bar) => ({ ...bar, parts: partsOf(bar) }));
  const end = Math.max(...circles.flatMap(({ parts }) => parts.map(({ stop }) => stop)));
  const diameter = (amount = 0): number => Math.sqrt(amount / end);
  return (
    <div css={plot} aria-hidden="true">
      {circles.map(({ label, value, owner, parts }) => (
        <div key={label} style={{ "--bar": BAR_OWNERS[owner] }}>
          <span css={circle} style={{ "--to": diameter(parts.at(-1)?.stop) }}>
            {[...parts].reverse().map(({ look, stop }) => (
              <i key={look} css={barLooks[look]} style={{ "--to": diameter(stop) }} />
            ))}
          </span>
          <span>
            <b>{value}</b> {label}
          </span>
        </div>
      ))}
    </div>
  );
}
