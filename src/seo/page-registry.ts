import type { Robots } from "./types";
import { absoluteUrl } from "./urls";

/** What the sitemap knows of a page. */
export interface PageRecord {
  path: string;
  robots: Robots;
  /** Day of the last change (`YYYY-MM-DD`), only where it is known. */
  lastmod?: string;
}

/** Entry of the XML sitemap (sitemaps.org). */
export interface SitemapEntry {
  path: string;
  /** Absolute address, equal to the canonical link. */
  url: string;
  lastmod?: string;
}

/** Name of the file that gatsby-plugin-sitemap writes first. */
const SITEMAP_FILE = "/sitemap-index.xml";

/** The pages that search engines may list, each path once, in a stable order. */
const indexablePages = (pages: readonly PageRecord[]): PageRecord[] => {
  const byPath = new Map(pages.filter(({ robots }) => robots === "index").map((page) => [page.path, page]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
};

/** Entries of the XML sitemap: indexable pages only, `lastmod` only where it is true. */
export const sitemapEntries = (pages: readonly PageRecord[], siteUrl: string): SitemapEntry[] =>
  indexablePages(pages).map(({ path, lastmod }) => ({
    path,
    url: absoluteUrl(siteUrl, path),
    ...(lastmod && { lastmod }),
  }));

/**
 * Text of robots.txt. Nothing is disallowed: a crawler that may not fetch a page never sees its noindex, and would list
 * the bare address.
 */
export const robotsTxt = (siteUrl: string): string =>
  ["User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl(siteUrl, SITEMAP_FILE)}`, ""].join("\n");
