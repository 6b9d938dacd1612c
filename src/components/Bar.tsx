import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, font, fontSize, hatch, outline, space } from "../styles/tokens";

const row = css`
  position: relative;
  display: grid;
  gap: ${space.half};
  align-items: center;
  & > b {
    font-weight: 600;
  }
  ${media.tablet} {
    grid-template-columns: var(--label) 1fr;
    gap: 0;
  }
`;

const track = css`
  position: relative;
  display: block;
  height: 2.75rem;
  ${media.tablet} {
    height: 3.5rem;
  }
`;

const segment = css`
  position: absolute;
  inset-block: 0;
  left: calc(100% * var(--from));
  width: calc(100% * (var(--to) - var(--from)));
  border: ${outline};
  forced-color-adjust: none;
`;

const looks = {
  sure: css`
    background: ${color.creamDeep};
  `,
  possible: css`
    background: ${hatch} ${color.creamDeep};
  `,
  open: css`
    border-style: dashed;
    border-right: 0;
    background: ${hatch} ${color.card};
  `,
} as const;

const own = css`
  background: ${color.brand};
`;

const waitStyle = css`
  position: absolute;
  top: 50%;
  width: calc(100% * var(--to));
  border-top: 2px dashed ${color.text};
`;

const valueStyle = css`
  position: absolute;
  left: calc(100% * var(--at));
  top: 50%;
  padding-left: ${space.s2};
  white-space: nowrap;
  transform: translateY(-50%);
  & b {
    color: ${color.brand};
    font-family: ${font.heading};
    font-size: ${fontSize.h3};
    font-weight: 600;
    letter-spacing: -0.015em;
  }
`;

/** How much of the scale's unit the unit of a bar is. */
const PER_UNIT = { scale: 1, weeks: 12 / 52 } as const;

type Props = Queries.BarChartFieldsFragment["bars"][number] & {
  /** End of the scale, in its unit. */
  end: number;
};

/** Bar of a chart in its segments, with its label and value. */
export function Bar({ label, value, detail, segments, own: owner, unit, end }: Props) {
  const share = (figure = 0): number => (figure * PER_UNIT[unit]) / end;
  const parts = segments.map(({ from, to, certainty }) => ({
    certainty,
    start: share(from?.figures[0]),
    stop: share(to.figures.at(-1)),
  }));
  const wait = parts[0]?.start ?? 0;
  return (
    <div css={row}>
      <b>{label}</b>
      <span css={track}>
        {owner === "other" && wait > 0 && <span css={waitStyle} style={{ "--to": wait }} />}
        {parts.map(({ start, stop, certainty }) => (
          <span
            key={stop}
            css={[segment, owner === "mediation" ? own : looks[certainty]]}
            style={{ "--from": start, "--to": stop }}
          />
        ))}
        {value && (
          <span css={valueStyle} style={{ "--at": parts.at(-1)?.stop }}>
            <b>{value}</b> {detail}
          </span>
        )}
      </span>
    </div>
  );
}
