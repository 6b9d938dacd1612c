import { css } from "@emotion/react";
import { PER_UNIT } from "../lib/figures";
import { headingFont, row } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space, veil } from "../styles/tokens";

const name = css`
  ${row(`0 ${space.s1}`)};
  align-items: baseline;
  margin-bottom: ${space.half};
  line-height: 1.3;
  & > b {
    font-weight: 600;
    ${media.columns} {
      flex-basis: 100%;
    }
  }
  & > b + b {
    ${headingFont(fontSize.h3)};
    flex-basis: auto;
    color: var(--bar);
  }
`;

const track = css`
  position: relative;
  height: 2rem;
  ${media.tablet} {
    height: 2.75rem;
  }
`;

const segment = css`
  position: absolute;
  inset-block: 0;
  left: calc(100% * var(--from));
  width: calc(100% * (var(--to) - var(--from)));
  border: 2px solid var(--bar);
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/** One encoding: solid up to the lowest value, a tint with an edge up to the highest, dashed up to what is rare. */
export const barLooks = {
  sure: css`
    background: var(--bar);
  `,
  possible: css`
    background: linear-gradient(${veil} 0 0) var(--bar);
  `,
  rare: css`
    && {
      border-style: dashed;
      border-inline: 0;
    }
  `,
} as const;

/** On a dark ground both are light (tones.ts). */
export const BAR_OWNERS = {
  mediation: `var(--bar-own, ${color.brand})`,
  other: `var(--bar-other, ${color.action})`,
} as const;

/** Parts of a bar in the unit of its facts: what is certain, what may come on top, and what seldom does. */
export const partsOf = ({ low, high, beyond }: Pick<Queries.BarFieldsFragment, "low" | "high" | "beyond">) => {
  const end = high.figures.at(-1) ?? 0;
  const certain = low?.figures[0] ?? end;
  const parts = [
    { look: "sure", start: 0, stop: certain },
    { look: "possible", start: certain, stop: end },
    { look: "rare", start: end, stop: beyond?.figures.at(-1) ?? end },
  ] as const;
  return parts.filter(({ start, stop }) => stop > start);
};

/** Bar of a chart, under its label and value. */
export function Bar({ label, value, detail, owner, unit, end, ...range }: Queries.BarFieldsFragment & { end: number }) {
  const share = (figure: number): number => (figure * PER_UNIT[unit]) / end;
  return (
    <div style={{ "--bar": BAR_OWNERS[owner] }}>
      <p css={name}>
        <b>{label}</b>
        {value && <b>{value}</b>}
        {detail}
      </p>
      <div css={track}>
        {partsOf(range).map(({ look, start, stop }) => (
          <span key={look} css={[segment, barLooks[look]]} style={{ "--from": share(start), "--to": share(stop) }} />
        ))}
      </div>
    </div>
  );
}
