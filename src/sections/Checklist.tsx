import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { Note } from "../components/Note";
import { SectionFrame } from "../components/SectionFrame";

export const fragment = graphql`
  fragment ChecklistSection on ChecklistSection {
    anchor
    tone
    collapseLabel
    title
    intro
    checklistItems: items
    note
    actions {
      ...ActionFields
    }
  }
`;

interface Props {
  section: Queries.ChecklistSectionFragment;
}

/** Short points with a tick. */
export function Checklist({ section }: Props) {
  const { checklistItems, note, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      <CheckList items={checklistItems} wide />
      <Note text={note} />
    </SectionFrame>
  );
}
