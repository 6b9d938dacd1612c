// Written by every build from the section types of the content model; not to be edited.
import { CallToAction } from "./CallToAction";
import { KeptSection, keepDrawn, type SectionComponent } from "./drawn";

/** Component of every section type that a loaded page shows. */
export const SECTION_MAP: Record<string, SectionComponent> = {
  CallToActionSection: CallToAction,
};

const CHUNKS: Readonly<Record<string, () => Promise<SectionComponent>>> = {
  AbsenceCalculatorSection: async () => (await import("./AbsenceCalculator")).AbsenceCalculator,
  ArticleListSection: async () => (await import("./ArticleList")).ArticleList,
  BarChartsSection: async () => (await import("./BarCharts")).BarCharts,
  CardGridSection: async () => (await import("./CardGrid")).CardGrid,
  ChecklistSection: async () => (await import("./Checklist")).Checklist,
  CityLinksSection: async () => (await import("./CityLinks")).CityLinks,
  ComparisonSection: async () => (await import("./Comparison")).Comparison,
  ConflictLadderSection: async () => (await import("./ConflictLadder")).ConflictLadder,
  ContactDetailsSection: async () => (await import("./ContactDetails")).ContactDetails,
  CourseDaysSection: async () => (await import("./CourseDays")).CourseDays,
  EmbedSection: async () => (await import("./Embed")).Embed,
  FaqSection: async () => (await import("./Faq")).Faq,
  FormOpeningSection: async () => (await import("./FormOpening")).FormOpening,
  HeroSection: async () => (await import("./Hero")).Hero,
  LinkButtonsSection: async () => (await import("./LinkButtons")).LinkButtons,
  LinkListSection: async () => (await import("./LinkList")).LinkList,
  MediatorProfileSection: async () => (await import("./MediatorProfile")).MediatorProfile,
  MediatorStripSection: async () => (await import("./MediatorStrip")).MediatorStrip,
  NewsletterFormSection: async () => (await import("./NewsletterForm")).NewsletterForm,
  OutcomeSection: async () => (await import("./Outcome")).Outcome,
  PartnerStripSection: async () => (await import("./PartnerStrip")).PartnerStrip,
  PeopleShareSection: async () => (await import("./PeopleShare")).PeopleShare,
  PriceCardsSection: async () => (await import("./PriceCards")).PriceCards,
  ProblemSolutionsSection: async () => (await import("./ProblemSolutions")).ProblemSolutions,
  ProcessRailSection: async () => (await import("./ProcessRail")).ProcessRail,
  ProseSection: async () => (await import("./Prose")).Prose,
  ReviewsSection: async () => (await import("./Reviews")).Reviews,
  SearchSection: async () => (await import("./Search")).Search,
  ServiceCardsSection: async () => (await import("./ServiceCards")).ServiceCards,
  SiteMapSection: async () => (await import("./SiteMap")).SiteMap,
  StatsSection: async () => (await import("./Stats")).Stats,
  StepsSection: async () => (await import("./Steps")).Steps,
  TeamSection: async () => (await import("./Team")).Team,
  TestimonialGroupsSection: async () => (await import("./TestimonialGroups")).TestimonialGroups,
  TestimonialsSection: async () => (await import("./Testimonials")).Testimonials,
  UrgencyTiersSection: async () => (await import("./UrgencyTiers")).UrgencyTiers,
  WebinarsSection: async () => (await import("./Webinars")).Webinars,
};

/** Loads the section types of a page that are not here yet, but for what the server has drawn already. */
export const loadSections = async (sections: readonly { __typename: string }[], path: string): Promise<void> => {
  const drawn = keepDrawn(sections, path);
  await Promise.all(
    sections.map(async (section) => {
      const name = section.__typename;
      if (drawn.has(section)) {
        SECTION_MAP[name] ??= KeptSection;
        return;
      }
      const component = await CHUNKS[name]?.();
      if (component) {
        SECTION_MAP[name] = component;
      }
    }),
  );
};
