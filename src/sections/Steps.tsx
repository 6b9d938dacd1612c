import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fold } from "../components/Fold";
import { SectionFrame } from "../components/SectionFrame";
import { StatList } from "../components/StatList";
import { StepList } from "../components/StepList";
import { space } from "../styles/tokens";

export const fragment = graphql`
  fragment StepsSection on StepsSection {
    ...SectionHead
    collapseLabel
    steps {
      title
      description
      drawing {
        ...DrawingFields
      }
    }
    stepStats: stats {
      value
      label
      description
    }
    actions {
      ...ActionFields
    }
  }
`;

const figures = css`
  margin-top: ${space.s5};
`;

/** Numbered process. */
export function Steps({ steps, stepStats, actions, collapseLabel, ...frame }: Queries.StepsSectionFragment) {
  return (
    <SectionFrame {...frame} headActions={actions}>
      <Fold label={collapseLabel}>
        <StepList steps={steps.map((step, index) => ({ ...step, mark: String(index + 1) }))} />
      </Fold>
      {stepStats && (
        <div css={figures}>
          <StatList stats={stepStats} loud={frame.tone === "petrol"} />
        </div>
      )}
    </SectionFrame>
  );
}
