import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton, Actions } from "../components/Actions";
import { Card } from "../components/Card";
import { Grid } from "../components/Grid";
import { IconTile } from "../components/IconTile";
import { SectionFrame } from "../components/SectionFrame";
import { space } from "../styles/tokens";

export const fragment = graphql`
  fragment CardGridSection on CardGridSection {
    anchor
    tone
    title
    intro
    columns
    cards {
      icon
      title
      text
      action {
        ...ActionFields
      }
    }
    actions {
      ...ActionFields
    }
  }
`;

const bottom = css`
  margin-top: auto;
  padding-top: ${space.s1};
`;

interface Props {
  section: Queries.CardGridSectionFragment;
}

/** Cards with icon, title and text. */
export function CardGrid({ section }: Props) {
  const { columns, cards, actions, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      <Grid columns={columns} stagger={150}>
        {cards.map(({ icon, title, text, action }) => (
          <Card key={title}>
            {icon && <IconTile name={icon} />}
            <h3>{title}</h3>
            <p>{text}</p>
            {action && (
              <div css={bottom}>
                <ActionButton action={action} />
              </div>
            )}
          </Card>
        ))}
      </Grid>
      <Actions actions={actions} />
    </SectionFrame>
  );
}
