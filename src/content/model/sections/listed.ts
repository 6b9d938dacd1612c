import type { SectionName } from "./section";

interface Listed {
  /** Content type of the entries. */
  type: string;
  /** Field of the section in GraphQL that has them. */
  field: string;
  /** Field of an entry that must be on. */
  only?: string;
}

/** What sections list of other content types without naming the entries: with none, the section would be empty. */
export const LISTED: Readonly<Partial<Record<SectionName, Listed>>> = {
  articleList: { type: "Article", field: "articles" },
  cityLinks: { type: "City", field: "cityPages" },
  mediatorStrip: { type: "Mediator", field: "mediators", only: "showOnHome" },
  partnerStrip: { type: "PartnerStat", field: "stats" },
  proof: { type: "Proof", field: "entries" },
  reviews: { type: "Review", field: "reviews" },
  team: { type: "Mediator", field: "members" },
  testimonialGroups: { type: "Testimonial", field: "testimonials" },
  webinars: { type: "Webinar", field: "webinars" },
};
