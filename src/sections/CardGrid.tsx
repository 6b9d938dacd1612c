import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Card, cardFoot } from "../components/Card";
import { CardHead } from "../components/CardHead";
import { Grid } from "../components/Grid";
import { RuledList } from "../components/RuledList";
import { SectionFrame } from "../components/SectionFrame";

export const fragment = graphql`
  fragment CardGridSection on CardGridSection {
    ...SectionHead
    collapseLabel
    look
    columns
    cards {
      drawing {
        ...DrawingFields
      }
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

/** Titles with texts: cards, or a list between lines. */
export function CardGrid({ look, columns, cards, ...frame }: Queries.CardGridSectionFragment) {
  const button = (action: (typeof cards)[number]["action"]) =>
    action && (
      <div css={cardFoot}>
        <ActionButton action={action} />
      </div>
    );
  if (look === "rules") {
    return (
      <SectionFrame {...frame} quiet>
        <RuledList items={cards.map((card) => ({ ...card, button: button(card.action) }))} />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame {...frame}>
      <Grid columns={columns}>
        {cards.map(({ drawing, title, text, action }) => (
          <Card key={title}>
            <CardHead drawing={drawing} title={title} />
            <p>{text}</p>
            {button(action)}
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}
