import type { Crumb, Language } from "../types";

/** Average rating, with what it is the average of. */
export interface RatingInfo {
  /** Average, for example 4.9. */
  value: number;
  /** Highest rating that can be given. */
  best: number;
  /** Number of reviews. */
  count: number;
}

/** The firm and its site, from data/site.json, data/facts.json and data/cities. */
export interface SiteInfo extends Omit<NonNullable<Queries.SiteInfoQuery["siteSettings"]>, "links"> {
  /** The firm's pages elsewhere. */
  profiles: readonly string[];
  /** Names of the cities with a page of their own. */
  cities: readonly string[];
  rating: RatingInfo;
}

/** The page that the structured data describes. */
export interface PageInfo {
  path: string;
  /** Title without the firm's name. */
  title: string;
  description: string;
  language: Language;
  /** Path of the social image, 1200 × 630 px. */
  image: string;
  /** `YYYY-MM-DD`. */
  datePublished?: string;
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  dateModified?: string;
  /** Breadcrumb as shown; none on home. */
  trail: readonly Crumb[];
}

/** What every builder gets. */
export interface Context {
  site: SiteInfo;
  page: PageInfo;
}

/** Question with its answer, as shown. */
export interface FaqInfo {
  question: string;
  answer: string;
}

/** Steps section, as shown. */
export interface StepsInfo {
  title: string;
  intro?: string | null;
  steps: readonly { title: string; description: string }[];
}

/** Course days section, as shown. */
export interface CourseInfo {
  title: string;
  intro?: string | null;
  days: readonly { day: number; title: string; description: string }[];
}

/** Customer review, as shown. */
export interface ReviewInfo {
  slug: string;
  /** Role of the reviewer. */
  name: string;
  /** Company, may be empty. */
  company: string;
  text: string;
  rating: number;
}

/** Price card, as shown. */
export interface PriceInfo {
  title: string;
  /** The figures of the facts that the price shows, in euros: one, two for a range, none without an amount. */
  amounts: readonly number[];
  unit: string;
}

/** Article of the blog. */
export interface ArticleInfo {
  headline: string;
  author: string;
  /** Name of the category. */
  section: string;
  /** Reading time in minutes. */
  readingTime: number | null;
}

/** City page. */
export interface CityInfo {
  name: string;
  province: string;
  /** Name of the service, for example the title of the page above. */
  service: string;
}
