import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Card } from "../components/Card";
import { CheckList } from "../components/CheckList";
import { Grid } from "../components/Grid";
import { Icon } from "../components/Icon";
import { IconTile } from "../components/IconTile";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
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

/** The first of three services is twice as wide as the others, whose titles and texts stand level below it. */
const firstWide = css`
  ${media.tablet} {
    & > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      & > li,
      & > li > div {
        display: grid;
        grid-row: span 6;
        grid-template-rows: subgrid;
        row-gap: ${space.s1};
        align-items: start;
      }
      & > li:first-of-type {
        grid-column: span 2;
        & > div {
          border: 2px solid ${color.brand};
        }
        & > div > ul {
          grid-template-columns: 1fr 1fr;
          align-content: start;
        }
      }
    }
  }
`;

/** Services of which the first is wide. */
const FIRST_WIDE = 3;

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
      <div css={services.length === FIRST_WIDE && firstWide}>
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
      </div>
    </SectionFrame>
  );
}
