import { type SitemapEntry, sitemapEntries } from "../seo/page-registry";
import type { PageContext } from "./pages/page-input";

/** Answer to the query of the sitemap: every page that createPages made. */
interface Pages {
  allSitePage: { nodes: readonly { path: string; pageContext: Pick<PageContext, "robots" | "article"> }[] };
}

/**
 * Options of gatsby-plugin-sitemap: the pages that may be indexed, with the day of the last change where it is known.
 *
 * @param siteUrl address of the site, without trailing slash
 */
export const sitemapOptions = (siteUrl: string) => ({
  // robots.txt tells where it is; no search engine reads the link.
  createLinkInHead: false,
  query: "{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }",
  resolvePages: ({ allSitePage }: Pages) =>
    sitemapEntries(
      allSitePage.nodes.map(({ path, pageContext: { robots, article } }) => ({
        path,
        robots,
        ...(article?.modified && { lastmod: article.modified }),
      })),
      siteUrl,
    ),
  serialize: ({ url, lastmod }: SitemapEntry) => ({ url, ...(lastmod && { lastmod }) }),
});
