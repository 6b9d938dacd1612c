import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ACCENT_COLORS } from "../components/accents";
import { Card } from "../components/Card";
import { Grid } from "../components/Grid";
import { SectionFrame } from "../components/SectionFrame";
import { useSiteTexts } from "../components/site-texts";
import { color, fontSize, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ProblemSolutionsSection on ProblemSolutionsSection {
    anchor
    tone
    collapseLabel
    title
    intro
    problems: items {
      title
      problem
      solution
      color
    }
  }
`;

const bar = css`
  width: 3rem;
  height: 6px;
  margin-bottom: ${space.s1};
  border-radius: ${radius.pill};
  background: var(--accent);
`;

const label = css`
  margin-top: ${space.s1};
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

/** Problems with their solutions. */
export function ProblemSolutions({ problems, ...frame }: Queries.ProblemSolutionsSectionFragment) {
  const texts = useSiteTexts();
  return (
    <SectionFrame {...frame}>
      <Grid columns="two">
        {problems.map((item) => (
          <Card key={item.title}>
            <div css={bar} style={{ "--accent": ACCENT_COLORS[item.color] } as React.CSSProperties} />
            <h3>{item.title}</h3>
            <p css={label}>{texts.problem}</p>
            <p>{item.problem}</p>
            <p css={label}>{texts.solution}</p>
            <p>{item.solution}</p>
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}
