import { graphql } from "gatsby";
import type { ComponentType } from "react";
import * as parts from "./parts";

/** A section as the page template queries it. */
export type SectionData = Queries.PageSectionsFragment["sections"][number];

type NameOf<Type extends string> = Type extends `${infer Name}Section` ? Name : never;

type Registry = {
  [Section in SectionData as NameOf<Section["__typename"]>]: ComponentType<Section>;
};

/** Component of every section type; one that is missing, or takes other data than its fragment gives, is a type error. */
const SECTIONS: Registry = parts;

/** Component that shows a section. */
export const componentOf = ({ __typename }: SectionData) =>
  SECTIONS[__typename.replace(/Section$/, "") as keyof Registry] as ComponentType<SectionData & { opening: boolean }>;

/** Every section of a page with the fields that its component shows. */
export const pageSections = graphql`
  fragment PageSections on Page {
    sections {
      __typename
      ...AbsenceCalculatorSection
      ...ArticleListSection
      ...BarChartsSection
      ...CallToActionSection
      ...CardGridSection
      ...CityLinksSection
      ...ComparisonSection
      ...ConflictLadderSection
      ...ContactDetailsSection
      ...CourseDaysSection
      ...EmbedSection
      ...FaqSection
      ...FormOpeningSection
      ...HeroSection
      ...LinkButtonsSection
      ...LinkListSection
      ...MediatorProfileSection
      ...MediatorStripSection
      ...NewsletterFormSection
      ...OutcomeSection
      ...PartnerStripSection
      ...PeopleShareSection
      ...PriceCardsSection
      ...ProblemSolutionsSection
      ...ProcessRailSection
      ...ProofSection
      ...ProseSection
      ...ReviewsSection
      ...SearchSection
      ...ServiceCardsSection
      ...SiteMapSection
      ...StatsSection
      ...StepsSection
      ...TeamSection
      ...TestimonialGroupsSection
      ...TestimonialsSection
      ...UrgencyTiersSection
      ...WebinarsSection
    }
  }
`;
