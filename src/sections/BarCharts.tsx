import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { BAR_OWNERS, barLooks, partsOf } from "../components/Bar";
import { BarChart } from "../components/BarChart";
import { SectionFrame } from "../components/SectionFrame";
import { row, stack, visuallyHidden } from "../styles/layout";
import { fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment BarChartsSection on BarChartsSection {
    ...SectionHead
    lowLabel
    highLabel
    rareLabel
    charts {
      ...BarChartFields
    }
    ...HasActions
  }
`;

/** Charts under the one legend, each over the whole width. */
const list = css`
  ${stack(space.s4)};
  & > figure + figure {
    padding-top: ${space.s3};
    border-top: 2px solid;
  }
`;

/** Key to solid and tinted bars, in the colours that have them. */
const legend = css`
  ${row(`${space.half} ${space.s3}`)};
  font-size: ${fontSize.small};
  & > span {
    display: flex;
    align-items: center;
  }
  & i {
    flex: none;
    width: 1.75rem;
    height: 0.875rem;
    border: 2px solid var(--bar);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  & i + i {
    margin-left: -2px;
  }
  & i:last-of-type {
    margin-right: ${space.s1};
  }
  & i:only-of-type {
    width: calc(3.5rem - 2px);
  }
`;

/** Figures side by side as bars, each chart with the same in a sentence for screen readers. */
export function BarCharts(section: Queries.BarChartsSectionFragment) {
  const { charts, actions, lowLabel, highLabel, rareLabel, ...frame } = section;
  const allBars = charts.flatMap(({ bars }) => bars);
  const ownersWith = (look: keyof typeof barLooks) =>
    (["mediation", "other"] as const).filter((name) =>
      allBars.some((bar) => bar.owner === name && partsOf(bar).some((part) => part.look === look)),
    );
  const looks = [
    { look: "sure", label: lowLabel },
    { look: "possible", label: highLabel },
    { look: "rare", label: rareLabel },
  ] as const;
  const keys = looks.filter(({ look, label }) => label && ownersWith(look).length > 0);
  return (
    <SectionFrame {...frame} headActions={actions}>
      <div css={list}>
        <p css={legend} aria-hidden="true">
          {keys.map(({ look, label }) => (
            <span key={look}>
              {ownersWith(look).map((owner) => (
                <i key={owner} css={barLooks[look]} style={{ "--bar": BAR_OWNERS[owner] }} />
              ))}
              {label}
            </span>
          ))}
        </p>
        {charts.map((chart) => (
          <figure key={chart.title}>
            <h3>{chart.title}</h3>
            <BarChart {...chart} />
            <figcaption css={visuallyHidden}>{chart.summary}</figcaption>
          </figure>
        ))}
      </div>
    </SectionFrame>
  );
}
