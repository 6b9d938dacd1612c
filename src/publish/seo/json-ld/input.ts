import type { z } from "zod";
import type { SiteSettings } from "../../../content/model/site";
import { absoluteUrl } from "../urls";

/** The firm and its site, from data/site.json, data/facts.json and data/cities. */
export interface SiteInfo extends z.input<typeof SiteSettings> {
  cities: readonly string[];
  /** Average, highest possible rating, and number of ratings. */
  rating: { value: number; best: number; count: number };
}

/** A page on the way from home to another. */
export type Crumb = Pick<Queries.Page, "path" | "title">;

export interface PageInfo {
  path: string;
  /** Title without the firm's name. */
  title: string;
  description: string;
  language: Queries.Language;
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

/** Reference to another node of the graph. */
export const ref = (id: string): { "@id": string } => ({ "@id": id });

/** `@id` of the firm, equal on every page, so that search engines see one organisation. */
export const organizationId = ({ site }: Context): string => `${absoluteUrl(site.siteUrl, "/")}#organization`;

/** `@id` of a part of a page: canonical address with a fragment. */
export const partId = (
  { site, page }: Context,
  part: "webpage" | "breadcrumb" | "service" | "faq" | "course" | "howto" | "article" | "reviews",
): string => `${absoluteUrl(site.siteUrl, page.path)}#${part}`;

export const pageUrl = ({ site, page }: Context): string => absoluteUrl(site.siteUrl, page.path);
