import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Card } from "../components/Card";
import { Grid } from "../components/Grid";
import { IconTile } from "../components/IconTile";
import { SectionFrame } from "../components/SectionFrame";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment UrgencyTiersSection on UrgencyTiersSection {
    anchor
    tone
    title
    intro
    tiers {
      icon
      title
      term
      description
      action {
        ...ActionFields
      }
    }
  }
`;

const termStyle = css`
  color: ${color.link};
  font-weight: 600;
`;

const bottom = css`
  margin-top: auto;
  padding-top: ${space.s1};
`;

interface Props {
  section: Queries.UrgencyTiersSectionFragment;
}

/** Ways to get help by urgency. */
export function UrgencyTiers({ section }: Props) {
  const { tiers, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      <Grid stagger={150}>
        {tiers.map(({ icon, title, term, description, action }) => (
          <Card key={title}>
            <IconTile name={icon} />
            <h3>{title}</h3>
            <p css={termStyle}>{term}</p>
            <p>{description}</p>
            <div css={bottom}>
              <ActionButton action={action} />
            </div>
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}
