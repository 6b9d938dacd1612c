import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { Note } from "../components/Note";
import { SectionFrame } from "../components/SectionFrame";

export const fragment = graphql`
  fragment ChecklistSection on ChecklistSection {
    anchor
    tone
    fold
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
    <SectionFrame drawn="ChecklistSection" {...frame} split>
      <CheckList items={checklistItems} />
      <Note text={note} />
    </SectionFrame>
  );
}
