import { css } from "@emotion/react";
import { tracks } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { Bar } from "./Bar";

const plot = css`
  position: relative;
  display: grid;
  gap: ${space.s2};
  margin-top: ${space.s2};
  padding-bottom: ${space.s5};
  /* A tablet has what a bar says beside it. */
  ${media.columns} {
    --names: min(18rem, 34vw);
    & > div + div {
      ${tracks("var(--names) 1fr")}
      display: grid;
      align-items: center;
      & > p {
        padding-right: ${space.s2};
      }
    }
    & > :first-of-type {
      left: var(--names);
    }
  }
`;

/** A mark at each tick under the bars, with its label; a line over their whole height where it crosses no words. */
const axis = css`
  position: absolute;
  inset: 0;
  font-size: ${fontSize.small};
  line-height: 1.3;
  & > span {
    position: absolute;
    bottom: ${space.s4};
    height: ${space.s1};
    left: calc(100% * var(--at));
    border-left: 1px solid var(--grid, ${color.line});
    ${media.columns} {
      top: 0;
      height: auto;
    }
  }
  & i {
    position: absolute;
    top: 100%;
    width: max-content;
    max-width: 5.5rem;
    font-style: normal;
    text-align: center;
    transform: translateX(-50%);
    ${media.tablet} {
      max-width: none;
    }
    ${media.largeLetters} {
      display: none;
    }
  }
  & > :first-of-type i {
    transform: none;
  }
  & > :last-of-type i {
    text-align: right;
    transform: translateX(-100%);
  }
`;

/** Bars on one scale, whose end is the last tick: lengths are shares of it. */
export function BarChart({ ticks, bars }: Queries.BarChartFieldsFragment) {
  const marks = ticks.map(({ label, at, place }) => ({ label, place: at?.figures[0] ?? place }));
  const end = marks.at(-1)?.place || 1;
  return (
    <div css={plot} aria-hidden="true">
      <div css={axis}>
        {marks.map(({ label, place }) => (
          <span key={label} style={{ "--at": place / end }}>
            <i>{label}</i>
          </span>
        ))}
      </div>
      {bars.map((bar) => (
        <Bar key={bar.label} {...bar} end={end} />
      ))}
    </div>
  );
}
