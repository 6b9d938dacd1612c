import { graphql } from "gatsby";
import { SectionFrame } from "../components/SectionFrame";
import { StepList } from "../components/StepList";

export const fragment = graphql`
  fragment StepsSection on StepsSection {
    anchor
    tone
    fold
    title
    intro
    steps {
      title
      description
    }
    actions {
      ...ActionFields
    }
  }
`;

interface Props {
  section: Queries.StepsSectionFragment;
}

/** Numbered process. */
export function Steps({ section }: Props) {
  const { steps, ...frame } = section;
  return (
    <SectionFrame drawn="StepsSection" {...frame}>
      <StepList steps={steps.map((step, index) => ({ ...step, mark: String(index + 1) }))} />
    </SectionFrame>
  );
}
