import type { CityNeighbours } from "../../lib/city-map";
import type { JsonLdGraph } from "../../seo/json-ld/graph";
import type { Language, Robots } from "../../seo/types";
import type { SocialImageInput } from "../../social-images/social-image-file";

/**
 * Page context: what every page knows of itself before its query runs. The Head, the tracker and the sitemap read it, so
 * that they agree.
 */
export interface PageContext {
  /** Id of the node that the page shows. */
  id: string;
  /** Title by itself, for social networks. */
  title: string;
  /** Title for the tab and for page_view (src/lib/page-title.ts). */
  pageTitle: string;
  description: string;
  language: Language;
  robots: Robots;
  siteUrl: string;
  siteName: string;
  /** Path of the social image. */
  image: string;
  /** Structured data of the page, escaped for a script element. */
  jsonLd: JsonLdGraph;
  /** Only of articles: dates as YYYY-MM-DD, null where there is none. */
  article?: { published: string | null; modified: string | null };
  /** Title of the feed, on pages that readers subscribe from. */
  feed?: string;
  /** Only of cities: the others that the page links to, on its map and below. */
  neighbours?: CityNeighbours;
  /** Address that the page leads on to, for redirects. */
  refresh?: string;
}

/** A page to make: what `actions.createPage` takes, and its social image. */
export interface PageInput {
  path: string;
  component: string;
  context: PageContext;
  socialImage: SocialImageInput;
}
