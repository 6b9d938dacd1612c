import { graphql } from "gatsby";
import { Note } from "../components/Note";
import { SectionFrame } from "../components/SectionFrame";
import { StatList } from "../components/StatList";

export const fragment = graphql`
  fragment StatsSection on StatsSection {
    ...SectionHead
    collapseLabel
    stats {
      value
      label
      description
    }
    note
  }
`;

/** Figures set large. */
export function Stats({ stats, note, ...frame }: Queries.StatsSectionFragment) {
  return (
    <SectionFrame {...frame}>
      <StatList stats={stats} />
      <Note text={note} />
    </SectionFrame>
  );
}
