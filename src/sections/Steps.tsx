import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fold } from "../components/Fold";
import { RuledList } from "../components/RuledList";
import { SectionFrame } from "../components/SectionFrame";
import { StatList } from "../components/StatList";
import { stack, tracks } from "../styles/layout";
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment StepsSection on StepsSection {
    ...SectionHead
    collapseLabel
    steps {
      title
      text: description
      ...HasDrawing
    }
    stepStats: stats {
      value
      label
      description
    }
    ...HasActions
  }
`;

/** A line parts the figures from the steps. */
const parts = css`
  ${stack(space.s5)};
  & > dl {
    padding-top: ${space.s4};
    border-top: 1px solid ${color.link};
  }
`;

/** Fewer figures than steps stand under the first ones. */
const underSteps = (steps: number) => css`
  ${media.desktop} {
    & > dl {
      ${tracks(`repeat(${steps}, 1fr)`)}
    }
    & > dl > :nth-last-of-type(n) {
      grid-column: auto;
    }
  }
`;

/** Numbered process. */
export function Steps({ steps, stepStats, actions, collapseLabel, ...frame }: Queries.StepsSectionFragment) {
  return (
    <SectionFrame {...frame} headActions={actions}>
      <div css={[parts, stepStats && stepStats.length < steps.length && underSteps(steps.length)]}>
        <Fold label={collapseLabel}>
          <RuledList items={steps} numbered />
        </Fold>
        {stepStats && <StatList stats={stepStats} />}
      </div>
    </SectionFrame>
  );
}
