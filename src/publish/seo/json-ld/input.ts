import type { Crumb, Language } from "../types";

export interface RatingInfo {
  /** Average, for example 4.9. */
  value: number;
  /** Highest possible rating. */
  best: number;
  count: number;
}

/** The firm and its site, from data/site.json, data/facts.json and data/cities. */
export interface SiteInfo extends Omit<NonNullable<Queries.SiteInfoQuery["siteSettings"]>, "links"> {
  /** The firm's pages elsewhere. */
  profiles: readonly string[];
  cities: readonly string[];
  rating: RatingInfo;
}

export interface PageInfo {
  path: string;
  /** Title without the firm's name. */
  title: string;
  description: string;
  language: Language;
  /** Path of the social image, 1200 × 630 px. */
  image: string;
  datePublished?: string;
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  dateModified?: string;
  /** Visible breadcrumb; empty on home. */
  trail: readonly Crumb[];
}

/** Input of every builder. */
export interface Context {
  site: SiteInfo;
  page: PageInfo;
}

export interface FaqInfo {
  question: string;
  answer: string;
}

export interface StepsInfo {
  title: string;
  intro?: string | null;
  steps: readonly { title: string; description: string }[];
}

export interface CourseInfo {
  title: string;
  intro?: string | null;
  days: readonly { day: number; title: string; description: string }[];
}

export interface ReviewInfo {
  slug: string;
  role: string;
  company: string | null;
  text: string;
  rating: number;
}

export interface PriceInfo {
  title: string;
  /** Figures of the facts in the price, in euros: one, two for a range, none without an amount. */
  amounts: readonly number[];
  unit: string;
}

export interface ArticleInfo {
  headline: string;
  author: string;
  section: string;
  /** In minutes. */
  readingTime: number | null;
}

export interface CityInfo {
  name: string;
  province: string;
  /** Name of the service, for example the title of the parent page. */
  service: string;
}
