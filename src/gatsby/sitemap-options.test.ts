import { sitemapOptions } from "./sitemap-options";

const siteUrl = "https://www.voorbeeld.example";
const { resolvePages, serialize, query } = sitemapOptions(siteUrl);

const page = (path: string, robots: "index" | "noindex", modified?: string | null) => ({
  path,
  pageContext: { robots, ...(modified !== undefined && { article: { published: null, modified } }) },
});

it("lists the indexable pages, with the last change where its day is known", () => {
  const nodes = [
    page("/blog-boekentips", "index", "2025-01-22"),
    page("/blog-zonder-datum", "index", null),
    page("/links", "noindex"),
    page("/404", "noindex"),
    page("/", "index"),
  ];
  expect(resolvePages({ allSitePage: { nodes } }).map(serialize)).toEqual([
    { url: `${siteUrl}/` },
    { url: `${siteUrl}/blog-boekentips`, lastmod: "2025-01-22" },
    { url: `${siteUrl}/blog-zonder-datum` },
  ]);
});

it("asks for the address of the site, as the plugin wants, and for the pages", () => {
  expect(query).toMatch(/siteUrl.*allSitePage/);
});
