import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { LadderAnswer } from "../components/LadderAnswer";
import { LadderChoice } from "../components/LadderChoice";
import { SectionFrame } from "../components/SectionFrame";
import { SmartLink } from "../components/SmartLink";
import { withQuery } from "../lib/links";
import { color, radius, space, target } from "../styles/tokens";

export const fragment = graphql`
  fragment ConflictLadderSection on ConflictLadderSection {
    ...SectionHead
    ladderAction: action {
      ...ActionFields
    }
    ladder {
      costLabel
      helpLabel
      chosen
      steps {
        slug
        title
        text
        cost
        help
        drawing {
          ...DrawingFields
        }
      }
      routesLabel
      routes {
        label
        link
      }
    }
  }
`;

const MOST_STEPS = 5;

/** Shows the answer of the chosen step alone; an engine without `:has` shows them all. */
const choosing = css`
  ${Array.from(
    { length: MOST_STEPS },
    (_, step) => `&:has([data-step="${step}"]:checked) [data-answer]:not([data-answer="${step}"]) { display: none; }`,
  ).join("")}
`;

const routesStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
  margin-top: ${space.s3};
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding: ${space.half} ${space.s2};
    border: 2px solid ${color.brand};
    border-radius: ${radius.pill};
    background: ${color.card};
    color: ${color.brand};
    font-weight: 600;
    text-decoration: none;
    &:hover {
      background: ${color.brand};
      color: ${color.card};
    }
  }
`;

/** Steps of a conflict to choose from, and what waiting costs and mediation does on the chosen one; without script. */
export function ConflictLadder(section: Queries.ConflictLadderSectionFragment) {
  const { tone, anchor, title, intro, ladderAction, ladder } = section;
  const { steps, chosen, costLabel, helpLabel, routesLabel, routes } = ladder;
  return (
    <SectionFrame tone={tone} anchor={anchor} title={title} intro={intro}>
      <div css={choosing}>
        <LadderChoice legend={title} steps={steps} chosen={chosen - 1} />
        {steps.map((step, index) => (
          <LadderAnswer key={step.slug} index={index} step={step} costLabel={costLabel} helpLabel={helpLabel}>
            {ladderAction && (
              <ActionButton action={{ ...ladderAction, link: withQuery(ladderAction.link, `stap=${step.slug}`) }} />
            )}
          </LadderAnswer>
        ))}
      </div>
      {routes && (
        <p css={routesStyle}>
          {routesLabel}
          {routes.map(({ label, link }) => (
            <SmartLink key={label} href={link}>
              {label}
            </SmartLink>
          ))}
        </p>
      )}
    </SectionFrame>
  );
}
