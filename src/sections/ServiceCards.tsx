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
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ServiceCardsSection on ServiceCardsSection {
    anchor
    tone
    fold
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
        grid-row: span 5;
        grid-template-rows: subgrid;
        row-gap: ${space.s1};
        align-items: start;
      }
      & > li:last-of-type:nth-of-type(odd) {
        grid-column: auto;
      }
      & > li:first-of-type {
        grid-column: span 2;
        & > div {
          border: 2px solid ${color.brand};
        }
        & ul {
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

interface Props {
  section: Queries.ServiceCardsSectionFragment;
}

/** Services: what each is and includes, which may fold, and how long it takes. */
export function ServiceCards({ section }: Props) {
  const { services, fold, ...frame } = section;
  return (
    <SectionFrame {...frame} drawn="ServiceCardsSection">
      <div css={services.length === FIRST_WIDE && firstWide}>
        <Grid stagger={150}>
          {services.map(({ icon, title, subtitle, description, features, duration, action }) => (
            <Card key={title}>
              <CardHead icon={icon} title={title} />
              <p css={subtitleStyle}>{subtitle}</p>
              <div>
                <Fold label={fold}>
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
      </div>
    </SectionFrame>
  );
}
