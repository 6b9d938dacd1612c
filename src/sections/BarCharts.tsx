import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { barLooks } from "../components/Bar";
import { BarChart } from "../components/BarChart";
import { CircleChart } from "../components/CircleChart";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment BarChartsSection on BarChartsSection {
    ...SectionHead
    lowLabel
    highLabel
    charts {
      ...BarChartFields
    }
    actions {
      ...ActionFields
    }
  }
`;

const list = css`
  display: grid;
  gap: ${space.s3};
  ${media.tablet} {
    gap: ${space.s5} ${space.s8};
  }
`;

/** Two charts side by side, under the one legend. */
const pair = css`
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > p {
      grid-column: 1 / -1;
    }
  }
`;

/** Key to solid and tinted bars, in the colour of most bars. */
const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space.s3};
  font-size: ${fontSize.small};
  --bar: ${color.action};
  & i {
    display: inline-block;
    width: 1.75rem;
    height: 0.875rem;
    border: 2px solid var(--bar);
    forced-color-adjust: none;
  }
`;

/** Figures side by side as bars. */
export function BarCharts({ charts, actions, lowLabel, highLabel, ...frame }: Queries.BarChartsSectionFragment) {
  return (
    <SectionFrame {...frame} headActions={actions}>
      <div css={[list, charts.length === 2 && pair]}>
        <p css={legend} aria-hidden="true">
          <span>
            <i css={barLooks.sure} /> {lowLabel}
          </span>
          <span>
            <i css={barLooks.possible} /> {highLabel}
          </span>
        </p>
        {charts.map((chart) =>
          chart.chartLook === "circles" ? (
            <CircleChart key={chart.title} {...chart} />
          ) : (
            <BarChart key={chart.title} {...chart} />
          ),
        )}
      </div>
    </SectionFrame>
  );
}
