import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { ClosingBlock } from "../components/ClosingBlock";
import { SectionFrame } from "../components/SectionFrame";

export const fragment = graphql`
  fragment CallToActionSection on CallToActionSection {
    anchor
    tone
    title
    text
    drawing {
      ...DrawingFields
    }
    buttons: actions {
      ...ActionFields
    }
  }
`;

/** Block that asks for contact: on petrol the closing band, else a quiet line with its buttons at the right. */
export function CallToAction({ tone, anchor, title, text, drawing, buttons }: Queries.CallToActionSectionFragment) {
  if (tone !== "petrol") {
    return <SectionFrame tone={tone} anchor={anchor} quiet title={title} intro={text} headActions={buttons} />;
  }
  return (
    <ClosingBlock {...{ anchor, title, text, drawing }}>
      <Actions actions={buttons} />
    </ClosingBlock>
  );
}
