import { css } from "@emotion/react";
import { visuallyHidden } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { Bar } from "./Bar";

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

type Mark = BarChartData["marks"][number];

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
        {bars.map((bar) => (
          <Bar key={bar.label} {...bar} end={end} />
        ))}
      </div>
      <figcaption css={visuallyHidden}>{summary}</figcaption>
    </figure>
  );
}
