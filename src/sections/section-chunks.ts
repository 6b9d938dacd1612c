// Written by every build from the section types of the content model; not to be edited.
import type { ComponentType } from "react";
import { CallToAction } from "./CallToAction";

type Section = ComponentType<{ section: never }>;

/** Component of every section type that a loaded page shows. */
export const SECTION_MAP: Record<string, Section> = {
  CallToActionSection: CallToAction,
};

const CHUNKS: Readonly<Record<string, () => Promise<Section>>> = {
  AbsenceCalculatorSection: async () => (await import("./AbsenceCalculator")).AbsenceCalculator,
  ArticleListSection: async () => (await import("./ArticleList")).ArticleList,
  CardGridSection: async () => (await import("./CardGrid")).CardGrid,
  ChecklistSection: async () => (await import("./Checklist")).Checklist,
  CityLinksSection: async () => (await import("./CityLinks")).CityLinks,
  ComparisonSection: async () => (await import("./Comparison")).Comparison,
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
  PartnerStripSection: async () => (await import("./PartnerStrip")).PartnerStrip,
  PriceCardsSection: async () => (await import("./PriceCards")).PriceCards,
  ProblemSolutionsSection: async () => (await import("./ProblemSolutions")).ProblemSolutions,
  ProseSection: async () => (await import("./Prose")).Prose,
  ReviewsSection: async () => (await import("./Reviews")).Reviews,
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

/** Loads the section types of a page that are not here yet. */
export const loadSections = async (names: readonly string[]): Promise<void> => {
  await Promise.all(
    names.map(async (name) => {
      const component = await CHUNKS[name]?.();
      if (component) {
        SECTION_MAP[name] = component;
      }
    }),
  );
};
