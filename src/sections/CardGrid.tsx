import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Card, cardFoot } from "../components/Card";
import { CardHead } from "../components/CardHead";
import { Drawing } from "../components/Drawing";
import { Grid } from "../components/Grid";
import { RuledList } from "../components/RuledList";
import { SectionFrame } from "../components/SectionFrame";
import { color, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment CardGridSection on CardGridSection {
    anchor
    tone
    collapseLabel
    title
    intro
    look
    columns
    cards {
      icon
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

/** To the edges of the card. */
const pictureStyle = css`
  width: calc(100% + 2 * ${space.s3});
  max-width: none;
  margin: -${space.s3} -${space.s3} ${space.s1};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.sky};
`;

/** Titles with texts: cards with icons, or a list between lines. */
export function CardGrid({ look, columns, cards, ...frame }: Queries.CardGridSectionFragment) {
  const button = (action: (typeof cards)[number]["action"]) =>
    action && (
      <div css={cardFoot}>
        <ActionButton action={action} />
      </div>
    );
  if (look === "rules") {
    return (
      <SectionFrame {...frame}>
        <RuledList items={cards.map((card) => ({ ...card, button: button(card.action) }))} />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame {...frame}>
      <Grid columns={columns}>
        {cards.map(({ icon, drawing, title, text, action }) => (
          <Card key={title}>
            {drawing && <Drawing {...drawing} css={pictureStyle} />}
            <CardHead icon={icon} title={title} />
            <p>{text}</p>
            {button(action)}
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}
