import type { z } from "zod";
import type { SiteSettings } from "../../../content/model/site";
import type { PageContext } from "../page-context";
import { absoluteUrl } from "../urls";

/** The firm and its site, from data/site.json, data/facts.json and data/cities. */
export interface SiteInfo extends z.input<typeof SiteSettings> {
  cities: readonly string[];
  /** Average, highest possible rating, and number of ratings. */
  rating: { value: number; best: number; count: number };
}

export interface PageInfo
  extends Pick<PageContext, "title" | "description" | "language" | "image">,
    Required<Pick<PageContext, "trail">> {
  path: string;
  datePublished?: string | null;
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  dateModified?: string | null;
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

/** Address of the page, with its origin. */
export const pageUrl = ({ site, page }: Context): string => absoluteUrl(site.siteUrl, page.path);

type Part = "webpage" | "breadcrumb" | "service" | "faq" | "course" | "howto" | "article" | "reviews";

/** `@id` of a part of a page: canonical address with a fragment. */
export const partId = (context: Context, part: Part): string => `${pageUrl(context)}#${part}`;
