import { css } from "@emotion/react";
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
  }
  & > b + b {
    ${headingFont(fontSize.h3)};
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
`;

/** One encoding: solid up to the lowest value, a tint of the same colour up to the highest. */
export const barLooks = {
  sure: css`
    background: var(--bar);
  `,
  possible: css`
    background: linear-gradient(${veil.half} 0 0) var(--bar);
  `,
  open: css`
    border-style: dashed;
    border-right: 0;
    background: linear-gradient(${veil.most} 0 0) var(--bar);
  `,
} as const;

export const BAR_OWNERS = { mediation: color.brand, other: color.action } as const;

/** Factor from the unit of a bar to the unit of the scale. */
const PER_UNIT = { scale: 1, weeks: 12 / 52 } as const;

type BarData = Queries.BarFieldsFragment;

/** Parts of a bar in the unit of its facts; what comes before a part that starts above zero is solid. */
export const partsOf = (segments: BarData["segments"]) => {
  const parts = segments.map(({ from, to, certainty }) => ({
    certainty,
    start: from?.figures[0] ?? 0,
    stop: to.figures.at(-1) ?? 0,
  }));
  const low = parts[0]?.start ?? 0;
  return low > 0 ? [{ certainty: "sure" as const, start: 0, stop: low }, ...parts] : parts;
};

/** Bar of a chart in its segments, under its label and value. */
export function Bar({ label, value, detail, segments, owner, unit, end }: BarData & { end: number }) {
  const share = (figure: number): number => (figure * PER_UNIT[unit]) / end;
  return (
    <div style={{ "--bar": BAR_OWNERS[owner] }}>
      <p css={name}>
        <b>{label}</b>
        {value && <b>{value}</b>}
        {detail}
      </p>
      <div css={track}>
        {partsOf(segments).map(({ start, stop, certainty }) => (
          <span
            key={`${start} ${stop}`}
            css={[segment, barLooks[certainty]]}
            style={{ "--from": share(start), "--to": share(stop) }}
          />
        ))}
      </div>
    </div>
  );
}
