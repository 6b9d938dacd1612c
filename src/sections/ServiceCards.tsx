import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Card } from "../components/Card";
import { CheckList } from "../components/CheckList";
import { Grid } from "../components/Grid";
import { Icon } from "../components/Icon";
import { IconTile } from "../components/IconTile";
import { SectionFrame } from "../components/SectionFrame";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ServiceCardsSection on ServiceCardsSection {
    anchor
    tone
    title
    intro
    services {
      icon
      title
      subtitle
      description
      features
      duration
      action {
        ...ActionFields
      }
    }
  }
`;

const subtitleStyle = css`
  color: ${color.link};
  font-weight: 600;
`;

const foot = css`
  display: grid;
  gap: ${space.s2};
  margin-top: auto;
  padding-top: ${space.s2};
`;

const durationStyle = css`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  font-weight: 600;
`;

interface Props {
  section: Queries.ServiceCardsSectionFragment;
}

/** Services with what they include and how long they take. */
export function ServiceCards({ section }: Props) {
  const { services, ...frame } = section;
  return (
    <SectionFrame {...frame} drawn="ServiceCardsSection">
      <Grid stagger={150}>
        {services.map(({ icon, title, subtitle, description, features, duration, action }) => (
          <Card key={title}>
            <IconTile name={icon} />
            <h3>{title}</h3>
            <p css={subtitleStyle}>{subtitle}</p>
            <p>{description}</p>
            <CheckList items={features} />
            <div css={foot}>
              <p css={durationStyle}>
                <Icon name="clock" />
                {duration}
              </p>
              <div>
                <ActionButton action={action} />
              </div>
            </div>
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}
