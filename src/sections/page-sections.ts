import { graphql } from "gatsby";

/** Every section of a page with the fields that its component shows. */
export const pageSections = graphql`
  fragment PageSections on Page {
    sections {
      __typename
      ...ArticleListSection
      ...CalculationSection
      ...CallToActionSection
      ...CardGridSection
      ...ChecklistSection
      ...CityLinksSection
      ...ComparisonSection
      ...ContactDetailsSection
      ...CourseDaysSection
      ...EmbedSection
      ...FaqSection
      ...HeroSection
      ...LinkButtonsSection
      ...LinkListSection
      ...MediatorProfileSection
      ...MediatorStripSection
      ...NewsletterFormSection
      ...PartnerStripSection
      ...PriceCardsSection
      ...ProblemSolutionsSection
      ...ProseSection
      ...ReviewsSection
      ...ServiceCardsSection
      ...SiteMapSection
      ...StatsSection
      ...StepsSection
      ...TeamSection
      ...TestimonialsSection
      ...UrgencyTiersSection
      ...WebinarsSection
    }
  }
`;
