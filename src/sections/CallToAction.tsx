import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { ClosingBlock } from "../components/ClosingBlock";

export const fragment = graphql`
  fragment CallToActionSection on CallToActionSection {
    anchor
    title
    text
    ...HasDrawing
    ...HasActions
  }
`;

/** Block that asks for contact. */
export function CallToAction({ actions, ...block }: Queries.CallToActionSectionFragment) {
  return (
    <ClosingBlock {...block}>
      <Actions actions={actions} />
    </ClosingBlock>
  );
}
