import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Card } from "../components/Card";
import { CheckList } from "../components/CheckList";
import { Fold } from "../components/Fold";
import { Grid } from "../components/Grid";
import { Icon } from "../components/Icon";
import { SectionFrame } from "../components/SectionFrame";
import { row, stack } from "../styles/layout";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ServiceCardsSection on ServiceCardsSection {
    ...SectionHead
    collapseLabel
    services {
      ...HasDrawing
      title
      subtitle
      description
      features
      duration
      ...HasAction
    }
  }
`;

/** Services: what each is, what it includes, which may collapse, and how long it takes. */
export function ServiceCards({ services, collapseLabel, ...frame }: Queries.ServiceCardsSectionFragment) {
  return (
    <SectionFrame {...frame}>
      <Grid>
        {services.map(({ drawing, title, subtitle, description, features, duration, action }) => (
          <Card
            key={title}
            drawing={drawing}
            foot={
              <>
                <p css={[row(space.s1), { fontWeight: 600 }]}>
                  <Icon name="clock" />
                  {duration}
                </p>
                <ActionButton action={action} />
              </>
            }
          >
            <h3>{title}</h3>
            <p css={{ color: color.link, fontWeight: 600 }}>{subtitle}</p>
            <div css={stack(space.s2)}>
              <p>{description}</p>
              <Fold label={collapseLabel}>
                <CheckList items={features} />
              </Fold>
            </div>
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}
