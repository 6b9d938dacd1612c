import { css } from "@emotion/react";
import { visuallyHidden } from "../styles/layout";
import { media } from "../styles/media";
import { color, font, fontSize, hatch, outline, space } from "../styles/tokens";

/** Chart of the content model: fragment BarChartFields. */
export type BarChartData = Queries.BarChartFieldsFragment;

const plot = css`
  position: relative;
  display: grid;
  gap: ${space.s2};
  padding-block: ${space.s1} 4.25rem;
  --label: 0rem;
  ${media.tablet} {
    --label: 9rem;
    padding-bottom: ${space.s5};
  }
`;

const titleStyle = css`
  margin-bottom: ${space.s2};
`;

/** A line over the whole height at each mark, with its label under the bars. */
const axis = css`
  position: absolute;
  inset: 0 0 0 var(--label);
  font-size: ${fontSize.small};
  line-height: 1.3;
  & > span {
    position: absolute;
    inset-block: 0 3.75rem;
    left: calc(100% * var(--at));
    border-left: 1px solid ${color.line};
  }
  & i {
    position: absolute;
    top: 100%;
    width: max-content;
    max-width: 5.5rem;
    font-style: normal;
    text-align: center;
    transform: translateX(-50%);
  }
  & > :first-of-type i {
    transform: none;
  }
  & > :last-of-type i {
    text-align: right;
    transform: translateX(-100%);
  }
  ${media.tablet} {
    & > span {
      bottom: ${space.s4};
    }
    & i {
      max-width: none;
    }
  }
`;

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

type Mark = BarChartData["marks"][number];

/** How much of the scale's unit the unit of a bar is. */
const PER_UNIT = { scale: 1, weeks: 12 / 52 } as const;

/**
 * Bars on one scale, with the same in words for who does not see them.
 *
 * Lengths are shares of the scale, whose end is the last mark.
 */
export function BarChart({ title, summary, marks, bars }: BarChartData) {
  const placeOf = ({ at, place }: Mark): number => at?.figures[0] ?? place;
  const last = marks.at(-1);
  const end = (last && placeOf(last)) || 1;
  return (
    <figure>
      <h3 css={titleStyle}>{title}</h3>
      <div css={plot} aria-hidden="true">
        <div css={axis}>
          {marks.map((mark) => (
            <span key={mark.label} style={{ "--at": placeOf(mark) / end }}>
              <i>{mark.label}</i>
            </span>
          ))}
        </div>
        {bars.map(({ label, value, detail, segments, own: owner, unit }) => {
          const share = (figure = 0): number => (figure * PER_UNIT[unit]) / end;
          const parts = segments.map(({ from, to, certainty }) => ({
            certainty,
            start: share(from?.figures[0]),
            stop: share(to.figures.at(-1)),
          }));
          const wait = parts[0]?.start ?? 0;
          return (
            <div key={label} css={row}>
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
        })}
      </div>
      <figcaption css={visuallyHidden}>{summary}</figcaption>
    </figure>
  );
}
