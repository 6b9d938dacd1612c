import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { CallToAction } from "./CallToAction";
import { CardGrid } from "./CardGrid";
import { Checklist } from "./Checklist";
import { ContactDetails } from "./ContactDetails";
import { Embed } from "./Embed";
import { Faq } from "./Faq";
import { FormOpening } from "./FormOpening";
import { Hero } from "./Hero";
import {
  AbsenceCalculator,
  ArticleList,
  BarCharts,
  CityLinks,
  Comparison,
  ConflictLadder,
  CourseDays,
  LinkButtons,
  LinkList,
  MediatorProfile,
  MediatorStrip,
  Outcome,
  PartnerStrip,
  PeopleShare,
  ProblemSolutions,
  ProcessRail,
  Reviews,
  ServiceCards,
  SiteMap,
  Stats,
  Team,
  TestimonialGroups,
  UrgencyTiers,
  Webinars,
} from "./late-parts";
import { NewsletterForm } from "./NewsletterForm";
import { PriceCards } from "./PriceCards";
import { Proof } from "./Proof";
import { Prose } from "./Prose";
import { Search } from "./Search";
import { Steps } from "./Steps";
import { Testimonials } from "./Testimonials";

/** A section as the page template queries it. */
export type SectionData = Queries.PageSectionsFragment["sections"][number];

type SectionOf<Name extends SectionData["__typename"]> = Extract<SectionData, { __typename: Name }>;

type Registry = { [Name in SectionData["__typename"]]: ComponentType<{ section: SectionOf<Name> }> };

/** Component of every section type. One that is missing, or that takes other data than its fragment gives, is a type error. */
export const SECTIONS: Registry = {
  AbsenceCalculatorSection: AbsenceCalculator,
  ArticleListSection: ArticleList,
  BarChartsSection: BarCharts,
  CallToActionSection: CallToAction,
  CardGridSection: CardGrid,
  ChecklistSection: Checklist,
  CityLinksSection: CityLinks,
  ComparisonSection: Comparison,
  ConflictLadderSection: ConflictLadder,
  ContactDetailsSection: ContactDetails,
  CourseDaysSection: CourseDays,
  EmbedSection: Embed,
  FaqSection: Faq,
  FormOpeningSection: FormOpening,
  HeroSection: Hero,
  LinkButtonsSection: LinkButtons,
  LinkListSection: LinkList,
  MediatorProfileSection: MediatorProfile,
  MediatorStripSection: MediatorStrip,
  NewsletterFormSection: NewsletterForm,
  OutcomeSection: Outcome,
  PartnerStripSection: PartnerStrip,
  PeopleShareSection: PeopleShare,
  PriceCardsSection: PriceCards,
  ProblemSolutionsSection: ProblemSolutions,
  ProcessRailSection: ProcessRail,
  ProofSection: Proof,
  ProseSection: Prose,
  ReviewsSection: Reviews,
  SearchSection: Search,
  ServiceCardsSection: ServiceCards,
  SiteMapSection: SiteMap,
  StatsSection: Stats,
  StepsSection: Steps,
  TeamSection: Team,
  TestimonialGroupsSection: TestimonialGroups,
  TestimonialsSection: Testimonials,
  UrgencyTiersSection: UrgencyTiers,
  WebinarsSection: Webinars,
};

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
      ...ChecklistSection
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
