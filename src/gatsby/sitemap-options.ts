import { type SitemapEntry, sitemapEntries } from "../seo/page-registry";
import { pageRecords } from "./page-list";

/**
 * Options of gatsby-plugin-sitemap: the indexable pages of the registry, `lastmod` only where it is a known day (the
 * plugin would turn a month into its first day).
 *
 * @param siteUrl address of the site, without trailing slash
 */
export const sitemapOptions = (siteUrl: string) => ({
  query: "{ site { siteMetadata { siteUrl } } }",
  resolvePages: () => sitemapEntries(pageRecords(), siteUrl),
  serialize: ({ url, lastmod }: SitemapEntry) => ({
    url,
    ...(lastmod && /^\d{4}-\d{2}-\d{2}$/.test(lastmod) && { lastmod }),
  }),
});
