import { late } from "../app/late";

/*
 * Components of the sections. Openings, and what most pages have, are in the script that all pages of sections load.
 * `late` gives the others scripts of their own, which those that are mostly on the same pages share (webpackChunkName;
 * docs/decisions/0004-javascript-budget.md).
 */
export { CallToAction } from "./CallToAction";
export { CardGrid } from "./CardGrid";
export { ContactDetails } from "./ContactDetails";
export { Embed } from "./Embed";
export { Faq } from "./Faq";
export { FormOpening } from "./FormOpening";
export { Hero } from "./Hero";
export { NewsletterForm } from "./NewsletterForm";
export { PriceCards } from "./PriceCards";
export { Proof } from "./Proof";
export { Prose } from "./Prose";
export { Search } from "./Search";
export { Steps } from "./Steps";
export { Testimonials } from "./Testimonials";

export const AbsenceCalculator = late("AbsenceCalculator", () => import("./AbsenceCalculator"));
export const ArticleList = late("ArticleList", () => import("./ArticleList"));
export const BarCharts = late("BarCharts", () => import(/* webpackChunkName: "figures" */ "./BarCharts"));
export const CityLinks = late("CityLinks", () => import(/* webpackChunkName: "about" */ "./CityLinks"));
export const Comparison = late("Comparison", () => import("./Comparison"));
export const ConflictLadder = late("ConflictLadder", () => import(/* webpackChunkName: "steps" */ "./ConflictLadder"));
export const CourseDays = late("CourseDays", () => import(/* webpackChunkName: "events" */ "./CourseDays"));
export const LinkButtons = late("LinkButtons", () => import("./LinkButtons"));
export const LinkList = late("LinkList", () => import(/* webpackChunkName: "about" */ "./LinkList"));
export const MediatorProfile = late(
  "MediatorProfile",
  () => import(/* webpackChunkName: "events" */ "./MediatorProfile"),
);
export const MediatorStrip = late("MediatorStrip", () => import(/* webpackChunkName: "steps" */ "./MediatorStrip"));
export const Outcome = late("Outcome", () => import(/* webpackChunkName: "steps" */ "./Outcome"));
export const PartnerStrip = late("PartnerStrip", () => import(/* webpackChunkName: "steps" */ "./PartnerStrip"));
export const PeopleShare = late("PeopleShare", () => import(/* webpackChunkName: "figures" */ "./PeopleShare"));
export const ProblemSolutions = late("ProblemSolutions", () => import("./ProblemSolutions"));
export const ProcessRail = late("ProcessRail", () => import(/* webpackChunkName: "steps" */ "./ProcessRail"));
export const Reviews = late("Reviews", () => import(/* webpackChunkName: "steps" */ "./Reviews"));
export const ServiceCards = late("ServiceCards", () => import("./ServiceCards"));
export const SiteMap = late("SiteMap", () => import("./SiteMap"));
export const Stats = late("Stats", () => import(/* webpackChunkName: "figures" */ "./Stats"));
export const Team = late("Team", () => import(/* webpackChunkName: "about" */ "./Team"));
export const TestimonialGroups = late("TestimonialGroups", () => import("./TestimonialGroups"));
export const UrgencyTiers = late("UrgencyTiers", () => import("./UrgencyTiers"));
export const Webinars = late("Webinars", () => import(/* webpackChunkName: "events" */ "./Webinars"));
