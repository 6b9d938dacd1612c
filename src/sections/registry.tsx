import { type ComponentType, Suspense } from "react";
import { ArticleList } from "./ArticleList";
import { Calculation } from "./Calculation";
import { CallToAction } from "./CallToAction";
import { CardGrid } from "./CardGrid";
import { Checklist } from "./Checklist";
import { CityLinks } from "./CityLinks";
import { Comparison } from "./Comparison";
import { ContactDetails } from "./ContactDetails";
import { CourseDays } from "./CourseDays";
import { EmbedBlock } from "./EmbedBlock";
import { Faq } from "./Faq";
import { Hero } from "./Hero";
import { LinkButtons } from "./LinkButtons";
import { LinkList } from "./LinkList";
import { MediatorProfile } from "./MediatorProfile";
import { MediatorStrip } from "./MediatorStrip";
import { NewsletterForm } from "./NewsletterForm";
import { PartnerStrip } from "./PartnerStrip";
import { PriceCards } from "./PriceCards";
import { ProblemSolutions } from "./ProblemSolutions";
import { Prose } from "./Prose";
import { Reviews } from "./Reviews";
import { ServiceCards } from "./ServiceCards";
import { SiteMap } from "./SiteMap";
import { Stats } from "./Stats";
import { Steps } from "./Steps";
import { Team } from "./Team";
import { Testimonials } from "./Testimonials";
import { UrgencyTiers } from "./UrgencyTiers";
import { Webinars } from "./Webinars";

/** A section as the page template queries it. */
export type SectionData = Queries.PageSectionsFragment["sections"][number];

type SectionOf<Name extends SectionData["__typename"]> = Extract<SectionData, { __typename: Name }>;

type Registry = { [Name in SectionData["__typename"]]: ComponentType<{ section: SectionOf<Name> }> };

/** Component of every section type; a missing one is a type error. */
const SECTIONS: Registry = {
  ArticleListSection: ArticleList,
  CalculationSection: Calculation,
  CallToActionSection: CallToAction,
  CardGridSection: CardGrid,
  ChecklistSection: Checklist,
  CityLinksSection: CityLinks,
  ComparisonSection: Comparison,
  ContactDetailsSection: ContactDetails,
  CourseDaysSection: CourseDays,
  EmbedSection: EmbedBlock,
  FaqSection: Faq,
  HeroSection: Hero,
  LinkButtonsSection: LinkButtons,
  LinkListSection: LinkList,
  MediatorProfileSection: MediatorProfile,
  MediatorStripSection: MediatorStrip,
  NewsletterFormSection: NewsletterForm,
  PartnerStripSection: PartnerStrip,
  PriceCardsSection: PriceCards,
  ProblemSolutionsSection: ProblemSolutions,
  ProseSection: Prose,
  ReviewsSection: Reviews,
  ServiceCardsSection: ServiceCards,
  SiteMapSection: SiteMap,
  StatsSection: Stats,
  StepsSection: Steps,
  TeamSection: Team,
  TestimonialsSection: Testimonials,
  UrgencyTiersSection: UrgencyTiers,
  WebinarsSection: Webinars,
};

interface Props {
  sections: readonly SectionData[];
}

/**
 * Shows the sections of a page in order, each with the component of its type. Nothing in them suspends: the boundaries
 * let React hydrate one section at a time, the one that is tapped first (docs/decisions/0005-hydration-and-hosting.md).
 * A section that throws while HTML is made leaves its fallback there, which names it: the build stops
 * (src/hosting/html/broken-parts.ts).
 */
export function Sections({ sections }: Props) {
  return sections.map((section, index) => {
    const name = section.__typename;
    const place = `${index + 1} ${name}`;
    const Component = SECTIONS[name] as ComponentType<{ section: SectionData }>;
    return (
      <Suspense key={place} fallback={place}>
        <Component section={section} />
      </Suspense>
    );
  });
}
