import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { BarChart } from "../components/BarChart";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { space } from "../styles/tokens";

export const fragment = graphql`
  fragment BarChartsSection on BarChartsSection {
    anchor
    tone
    title
    intro
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
  gap: ${space.s5};
  ${media.tablet} {
    gap: ${space.s8};
  }
`;

interface Props {
  section: Queries.BarChartsSectionFragment;
}

/** Figures side by side as bars. */
export function BarCharts({ section }: Props) {
  const { charts, actions, ...frame } = section;
  return (
    <SectionFrame drawn="BarChartsSection" {...frame} headActions={actions}>
      <div css={list}>
        {charts.map((chart) => (
          <BarChart key={chart.title} {...chart} />
        ))}
      </div>
    </SectionFrame>
  );
}
