import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Card } from "../components/Card";
import { Grid } from "../components/Grid";
import { IconTile } from "../components/IconTile";
import { SectionFrame } from "../components/SectionFrame";
import { font, fontSize } from "../styles/tokens";

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

const valueStyle = css`
  font-family: ${font.heading};
  font-size: ${fontSize.h4};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const bottom = css`
  margin-top: auto;
`;

interface Props {
  section: Queries.ContactDetailsSectionFragment;
}

/** Ways to reach the firm. */
export function ContactDetails({ section }: Props) {
  const { details, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      <Grid columns="four">
        {details.map(({ icon, title, value, description, action }) => (
          <Card key={title}>
            <IconTile name={icon} />
            <h3>{title}</h3>
            <p css={valueStyle}>{value}</p>
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
