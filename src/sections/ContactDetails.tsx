import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Card } from "../components/Card";
import { ContactValue } from "../components/ContactValue";
import { Grid } from "../components/Grid";
import { IconTile } from "../components/IconTile";
import { SectionFrame } from "../components/SectionFrame";
import { space } from "../styles/tokens";

export const fragment = graphql`
  fragment ContactDetailsSection on ContactDetailsSection {
    anchor
    tone
    title
    intro
    details {
      icon
      title
      value
      description
      action {
        ...ActionFields
      }
    }
  }
`;

const bottom = css`
  margin-top: auto;
  padding-top: ${space.s1};
`;

interface Props {
  section: Queries.ContactDetailsSectionFragment;
}

/** Ways to reach the firm. */
export function ContactDetails({ section }: Props) {
  const { details, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      <Grid columns={details.length > 2 ? "four" : "two"}>
        {details.map(({ icon, title, value, description, action }) => (
          <Card key={title}>
            <IconTile name={icon} />
            <h3>{title}</h3>
            <ContactValue value={value} />
            <p>{description}</p>
            {action && (
              <div css={bottom}>
                <ActionButton action={action} />
              </div>
            )}
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}
