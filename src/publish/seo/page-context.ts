import type { JsonLdGraph } from "./json-ld/graph";

/**
 * Page context: what every page knows of itself before its query runs. Head, layout, tracker and sitemap read it, so
 * that they agree.
 */
export interface PageContext {
  /** Id of the node that the page shows. */
  id: string;
  /** Title by itself, for social networks. */
  title: string;
  /** Title for the tab and for page_view (src/lib/page-title.ts): `document.title` is stale when a page is reported. */
  pageTitle: string;
  description: string;
  language: Queries.Language;
  robots: Queries.Robots;
  siteUrl: string;
  siteName: string;
  /** Path of the social image, 1200 × 630 px. */
  image: string;
  jsonLd: JsonLdGraph;
  /** Breadcrumb: the pages on the way from home, itself last; empty on home. Not-found pages and redirects have none. */
  trail?: readonly Pick<Queries.Page, "path" | "title">[];
  /** Only for articles: dates as YYYY-MM-DD, or null. */
  article?: { published: string | null; modified: string | null };
  /** Title of the feed, on pages that announce it. */
  feed?: string;
  /** Where a redirect leads; showing one is no page view. */
  refresh?: string;
  /** Only in `develop`, on a page that is still being written: what it says of itself. */
  draft?: string;
}
