import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { ClosingBlock } from "../components/ClosingBlock";

export const fragment = graphql`
  fragment CallToActionSection on CallToActionSection {
    anchor
    tone
    title
    text
    buttons: actions {
      ...ActionFields
    }
  }
`;

interface Props {
  section: Queries.CallToActionSectionFragment;
}

/** Closing block that asks for contact. */
export function CallToAction({ section }: Props) {
  const { buttons, ...block } = section;
  return (
    <ClosingBlock {...block}>
      <Actions actions={buttons} />
    </ClosingBlock>
  );
}
