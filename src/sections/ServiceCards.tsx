import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Card } from "../components/Card";
import { CardHead } from "../components/CardHead";
import { CheckList } from "../components/CheckList";
import { Fold } from "../components/Fold";
import { Grid } from "../components/Grid";
import { Icon } from "../components/Icon";
import { SectionFrame } from "../components/SectionFrame";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ServiceCardsSection on ServiceCardsSection {
    ...SectionHead
    collapseLabel
    services {
      drawing {
        ...DrawingFields
      }
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

const descriptionStyle = css`
  margin-bottom: ${space.s2};
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

/** Services: what each is and includes, which may collapse, and how long it takes. */
export function ServiceCards({ services, collapseLabel, ...frame }: Queries.ServiceCardsSectionFragment) {
  return (
    <SectionFrame {...frame}>
      <Grid>
        {services.map(({ drawing, title, subtitle, description, features, duration, action }) => (
          <Card key={title}>
            <CardHead drawing={drawing} title={title} />
            <p css={subtitleStyle}>{subtitle}</p>
            <div>
              <Fold label={collapseLabel}>
                <p css={descriptionStyle}>{description}</p>
                <CheckList items={features} />
              </Fold>
            </div>
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
