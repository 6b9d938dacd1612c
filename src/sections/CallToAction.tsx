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
    ...HasDrawing
    ...HasActions
  }
`;

/** Block that asks for contact: on petrol the closing band, else a quiet line with its buttons at the right. */
export function CallToAction({ tone, anchor, title, text, drawing, actions }: Queries.CallToActionSectionFragment) {
  if (tone !== "petrol") {
    return <SectionFrame tone={tone} anchor={anchor} quiet title={title} intro={text} headActions={actions} />;
  }
  return (
    <ClosingBlock {...{ anchor, title, text, drawing }}>
      <Actions actions={actions} />
    </ClosingBlock>
  );
}
