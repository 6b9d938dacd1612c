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

/** Short points with a tick. */
export function Checklist({ checklistItems, note, ...frame }: Queries.ChecklistSectionFragment) {
  return (
    <SectionFrame {...frame}>
      <CheckList items={checklistItems} wide />
      <Note text={note} />
    </SectionFrame>
  );
}
