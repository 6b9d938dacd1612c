import { graphql } from "gatsby";
import { RuledList } from "../components/RuledList";
import { SectionFrame } from "../components/SectionFrame";
import { useSiteTexts } from "../components/site-texts";

export const fragment = graphql`
  fragment CourseDaysSection on CourseDaysSection {
    ...SectionHead
    collapseLabel
    days {
      day
      title
      text: description
    }
  }
`;

/** The days of the free e-mail course. */
export function CourseDays({ days, ...frame }: Queries.CourseDaysSectionFragment) {
  const texts = useSiteTexts();
  return (
    <SectionFrame {...frame}>
      <RuledList items={days.map(({ day, ...step }) => ({ ...step, mark: `${texts.day} ${day}` }))} />
    </SectionFrame>
  );
}
