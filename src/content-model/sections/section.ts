import { z } from "zod";
import { documented } from "../kinds";
import {
  CardGridSection,
  ContactDetailsSection,
  CourseDaysSection,
  ProblemSolutionsSection,
  ServiceCardsSection,
  StepsSection,
  UrgencyTiersSection,
} from "./cards";
import {
  ArticleListSection,
  CityLinksSection,
  EmbedSection,
  FaqSection,
  LinkButtonsSection,
  LinkListSection,
  NewsletterFormSection,
  SiteMapSection,
  WebinarsSection,
} from "./lists";
import { CalculationSection, ComparisonSection, PriceCardsSection, StatsSection } from "./numbers";
import { CallToActionSection, ChecklistSection, HeroSection, ProseSection } from "./opening";
import {
  MediatorProfileSection,
  MediatorStripSection,
  PartnerStripSection,
  ReviewsSection,
  TeamSection,
  TestimonialsSection,
} from "./people";

/** Every section type of the site; src/sections/registry.tsx maps each to its component. */
export const SECTION_TYPES = [
  HeroSection,
  ProseSection,
  ChecklistSection,
  CallToActionSection,
  CardGridSection,
  ServiceCardsSection,
  StepsSection,
  CourseDaysSection,
  UrgencyTiersSection,
  ContactDetailsSection,
  ProblemSolutionsSection,
  StatsSection,
  PriceCardsSection,
  ComparisonSection,
  CalculationSection,
  ReviewsSection,
  TestimonialsSection,
  PartnerStripSection,
  MediatorStripSection,
  TeamSection,
  MediatorProfileSection,
  FaqSection,
  LinkListSection,
  CityLinksSection,
  LinkButtonsSection,
  ArticleListSection,
  SiteMapSection,
  WebinarsSection,
  EmbedSection,
  NewsletterFormSection,
] as const;

/** One block of a page; its `type` says which. */
export const Section = z.discriminatedUnion("type", SECTION_TYPES).meta({
  ...documented(["Blok", "Blok van de pagina", "Full-width block of a page, in the order in which it is shown"]),
  typeName: "Section",
});
