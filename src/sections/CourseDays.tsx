import { graphql } from "gatsby";
import { SectionFrame } from "../components/SectionFrame";
import { StepList } from "../components/StepList";
import { useSiteTexts } from "../components/site-texts";

export const fragment = graphql`
  fragment CourseDaysSection on CourseDaysSection {
    ...SectionHead
    collapseLabel
    days {
      day
      title
      description
    }
  }
`;

/** The days of the free e-mail course. */
export function CourseDays({ days, ...frame }: Queries.CourseDaysSectionFragment) {
  const texts = useSiteTexts();
  return (
    <SectionFrame {...frame}>
      <StepList steps={days.map(({ day, ...step }) => ({ ...step, mark: `${texts.day} ${day}` }))} />
    </SectionFrame>
  );
}
