import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Card } from "../components/Card";
import { Grid } from "../components/Grid";
import { RuledList } from "../components/RuledList";
import { SectionFrame } from "../components/SectionFrame";

export const fragment = graphql`
  fragment CardGridSection on CardGridSection {
    ...SectionHead
    collapseLabel
    look
    cards {
      ...HasDrawing
      figure
      title
      text
      ...HasAction
    }
    ...HasActions
  }
`;

/** Titles with texts: cards, or a list between lines. */
export function CardGrid({ look, cards, actions, ...frame }: Queries.CardGridSectionFragment) {
  // Under cards with buttons of their own, so that the order of the Tab key is that of reading.
  const place = cards.some(({ action }) => action) ? { actions } : { headActions: actions };
  return (
    <SectionFrame {...frame} {...place} quiet={look === "rules"}>
      {look === "rules" ? (
        <RuledList items={cards} />
      ) : (
        <Grid columns={cards.length % 4 ? 3 : 4}>
          {cards.map(({ drawing, title, text, action }) => (
            <Card
              key={title}
              drawing={drawing}
              isCompact={cards.length > 3}
              foot={action && <ActionButton action={action} />}
            >
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      )}
    </SectionFrame>
  );
}
