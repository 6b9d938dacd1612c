import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fold } from "../components/Fold";
import { SectionFrame } from "../components/SectionFrame";
import { useSiteTexts } from "../components/site-texts";
import { surface } from "../components/tones";
import { columns, tracks } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ProblemSolutionsSection on ProblemSolutionsSection {
    ...SectionHead
    collapseLabel
    problems: items {
      title
      problem
      solution
    }
  }
`;

/**
 * Title, problem and solution beside each other, on a tablet the title above the problem; the solutions are one column in
 * the colour of the lens.
 */
const row = css`
  ${columns("1fr 1fr", `0 ${space.s4}`)};
  border-top: 2px solid;
  ${media.desktop} {
    ${tracks("3fr 4fr 4fr")}
  }
  & > * {
    padding: ${space.s2} 0 ${space.s3};
  }
  & > h3:not(:last-child) {
    padding-bottom: 0;
  }
  ${media.upright} {
    & > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
  & p:first-of-type {
    color: ${color.textSoft};
    font-size: ${fontSize.small};
    font-weight: 600;
  }
  & > :last-child {
    padding-inline: ${space.s3};
    ${surface(color.lens)};
  }
  /* Below each other the solution is a block of its own. */
  ${media.belowColumns} {
    padding-bottom: ${space.s4};
    & > :last-child {
      border-radius: ${radius.card};
    }
  }
`;

/** Problems with their solutions; a phone may fold all but the first. */
export function ProblemSolutions({ problems, collapseLabel, ...frame }: Queries.ProblemSolutionsSectionFragment) {
  const texts = useSiteTexts();
  const rows = problems.map((item) => (
    <li key={item.title} css={row}>
      <h3>{item.title}</h3>
      <div>
        <p>{texts.problem}</p>
        <p>{item.problem}</p>
      </div>
      <div>
        <p>{texts.solution}</p>
        <p>{item.solution}</p>
      </div>
    </li>
  ));
  return (
    <SectionFrame {...frame}>
      <ul>{rows.slice(0, 1)}</ul>
      <Fold label={collapseLabel}>
        <ul data-reveal-children={150}>{rows.slice(1)}</ul>
      </Fold>
    </SectionFrame>
  );
}
