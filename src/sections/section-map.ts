// Written by every build from the section types of the content model; not to be edited.
import { graphql } from "gatsby";
import { AbsenceCalculator } from "./AbsenceCalculator";
import { ArticleList } from "./ArticleList";
import { BarCharts } from "./BarCharts";
import { CallToAction } from "./CallToAction";
import { CardGrid } from "./CardGrid";
import { Checklist } from "./Checklist";
import { CityLinks } from "./CityLinks";
import { Comparison } from "./Comparison";
import { ConflictLadder } from "./ConflictLadder";
import { ContactDetails } from "./ContactDetails";
import { CourseDays } from "./CourseDays";
import { Embed } from "./Embed";
import { Faq } from "./Faq";
import { FormOpening } from "./FormOpening";
import { Hero } from "./Hero";
import { LinkButtons } from "./LinkButtons";
import { LinkList } from "./LinkList";
import { MediatorProfile } from "./MediatorProfile";
import { MediatorStrip } from "./MediatorStrip";
import { NewsletterForm } from "./NewsletterForm";
import { Outcome } from "./Outcome";
import { PartnerStrip } from "./PartnerStrip";
import { PeopleShare } from "./PeopleShare";
import { PriceCards } from "./PriceCards";
import { ProblemSolutions } from "./ProblemSolutions";
import { ProcessRail } from "./ProcessRail";
import { Prose } from "./Prose";
import { Reviews } from "./Reviews";
import { Search } from "./Search";
import { ServiceCards } from "./ServiceCards";
import { SiteMap } from "./SiteMap";
import { Stats } from "./Stats";
import { Steps } from "./Steps";
import { Team } from "./Team";
import { TestimonialGroups } from "./TestimonialGroups";
import { Testimonials } from "./Testimonials";
import { UrgencyTiers } from "./UrgencyTiers";
import { Webinars } from "./Webinars";

/** Component of every section type. */
export const SECTION_MAP = {
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

/** There is nothing to load: every component is in the map. */
export const loadSections = async (_sections: readonly { __typename: string }[], _path: string): Promise<void> => {};

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
