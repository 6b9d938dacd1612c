import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { LadderChoice } from "../components/LadderChoice";
import { Picture } from "../components/Picture";
import { SectionFrame } from "../components/SectionFrame";
import { SmartLink } from "../components/SmartLink";
import { surface } from "../components/tones";
import { withQuery } from "../lib/links";
import { chipStyle } from "../styles/fields";
import { columns, row, tracks } from "../styles/layout";
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ConflictLadderSection on ConflictLadderSection {
    ...SectionHead
    ...HasAction
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
        ...HasDrawing
      }
      routesLabel
      routes {
        label
        link
      }
    }
  }
`;

const answerStyle = css`
  ${columns("1fr 1fr", `${space.s3} ${space.s6}`)};
  padding: ${space.s3};
  ${surface(color.sky)};
  & img {
    width: 100%;
    max-width: 34rem;
    margin-inline: auto;
  }
  & dl {
    margin-block: ${space.s2} ${space.s3};
  }
  & dt {
    font-weight: 600;
  }
  & dd + dt {
    margin-top: ${space.s2};
  }
  ${media.belowTablet} {
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
  }
  ${media.columns} {
    align-items: center;
    padding: ${space.s4};
  }
  ${media.upright} {
    ${tracks("3fr 2fr")}
    column-gap: ${space.s4};
    & img {
      width: calc(100% + ${space.s6});
      max-width: none;
      margin-left: -${space.s4};
    }
  }
  /* Up to the edge of the screen, over the line in its margin (styles/thread.ts). */
  ${media.wide} {
    position: relative;
    z-index: 2;
    margin-right: calc(50% - 50vw);
    padding: ${space.s4} calc(50vw - 50%) ${space.s4} ${space.s5};
  }
`;

/** Shows the answer of the chosen step alone; an engine without `:has` shows them all. */
const choosing = (steps: number) => css`
  ${Array.from(
    { length: steps },
    (_, step) => `&:has([data-step="${step}"]:checked) [data-answer]:not([data-answer="${step}"]) { display: none; }`,
  ).join("")}
`;

const routesStyle = css`
  ${row(`${space.s1} ${space.s2}`)};
  margin-top: ${space.s3};
`;

const routeStyle = css`
  ${chipStyle};
  border: 2px solid ${color.brand};
  color: ${color.brand};
  &:hover {
    background: ${color.brand};
    color: ${color.card};
  }
`;

/** Steps of a conflict to choose from, and what waiting and mediation do on the chosen one, also aloud; without script. */
export function ConflictLadder({ action, ladder, ...frame }: Queries.ConflictLadderSectionFragment) {
  const { steps, chosen, costLabel, helpLabel, routesLabel, routes } = ladder;
  return (
    <SectionFrame {...frame}>
      <div css={choosing(steps.length)}>
        <LadderChoice legend={frame.title} steps={steps} chosen={chosen - 1} />
        <div aria-live="polite">
          {steps.map(({ slug, title, cost, help, drawing }, index) => (
            <div key={slug} css={answerStyle} data-answer={index}>
              <Picture {...drawing} />
              <div>
                <h3>{title}</h3>
                <dl>
                  <dt>{costLabel}</dt>
                  <dd>{cost}</dd>
                  <dt>{helpLabel}</dt>
                  <dd>{help}</dd>
                </dl>
                {action && <ActionButton action={{ ...action, link: withQuery(action.link, `stap=${slug}`) }} />}
              </div>
            </div>
          ))}
        </div>
      </div>
      {routes && (
        <p css={routesStyle}>
          {routesLabel}
          {routes.map(({ label, link }) => (
            <SmartLink key={label} css={routeStyle} href={link}>
              {label}
            </SmartLink>
          ))}
        </p>
      )}
    </SectionFrame>
  );
}
