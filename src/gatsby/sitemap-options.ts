import type { PageContext } from "../publish/seo/page-context";
import { absoluteUrl } from "../publish/seo/urls";

interface Page {
  path: string;
  pageContext: Pick<PageContext, "robots" | "article">;
}

/** Options of gatsby-plugin-sitemap: the pages that may be indexed, with the day of the last change where it is known. */
export const sitemapOptions = (siteUrl: string) => ({
  // robots.txt tells where it is; no search engine reads the link.
  createLinkInHead: false,
  query: "{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }",
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: readonly Page[] } }) =>
    allSitePage.nodes
      .filter(({ pageContext }) => pageContext.robots === "index")
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  serialize: ({ path, pageContext: { article } }: Page) => ({
    url: absoluteUrl(siteUrl, path),
    ...(article?.modified && { lastmod: article.modified }),
  }),
});
