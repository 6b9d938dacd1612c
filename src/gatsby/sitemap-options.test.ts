import { rememberPages } from "./page-list";
import { facts, listedPage } from "./pages/fixtures";
import { sitemapOptions } from "./sitemap-options";

const { siteUrl } = facts.site;
const { resolvePages, serialize, query } = sitemapOptions(siteUrl);

beforeEach(() =>
  rememberPages([
    listedPage("/blog-boekentips", { group: "articles", name: "Boekentips", lastModified: "2025-01-22" }),
    listedPage("/disclaimer", { group: "legal", name: "Disclaimer", lastModified: "2025-10" }),
    listedPage("/links", { group: "main", name: "Links" }, "noindex"),
    listedPage("/404", { name: "Niet gevonden" }, "noindex"),
    listedPage("/", { group: "main", name: "Home" }),
  ]),
);

it("lists the indexable pages of the running build", () => {
  expect(resolvePages()).toEqual([
    { path: "/", url: `${siteUrl}/` },
    { path: "/blog-boekentips", url: `${siteUrl}/blog-boekentips`, lastmod: "2025-01-22" },
    { path: "/disclaimer", url: `${siteUrl}/disclaimer`, lastmod: "2025-10" },
  ]);
});

it("tells the last change only where its day is known", () => {
  expect(resolvePages().map(serialize)).toEqual([
    { url: `${siteUrl}/` },
    { url: `${siteUrl}/blog-boekentips`, lastmod: "2025-01-22" },
    { url: `${siteUrl}/disclaimer` },
  ]);
});

it("asks for the address of the site, as the plugin wants", () => {
  expect(query).toContain("siteUrl");
});
