import { plainGraph } from "../seo/json-ld/families";
import { sitemapEntries } from "../seo/page-registry";
import { pageRecords, rememberPages, socialImages } from "./page-list";
import { facts } from "./pages/fixtures";
import { makePage } from "./pages/make-page";
import type { PageInput, PageListing } from "./pages/page-input";
import { sitemapOptions } from "./sitemap-options";

const { site } = facts;

const page = (path: string, listing: PageListing, robots: "index" | "noindex" = "index"): PageInput =>
  makePage(
    site,
    {
      id: path,
      path,
      component: "page.tsx",
      title: `Titel van ${path}`,
      description: "Een beschrijving.",
      headline: path,
      motif: "circles",
      trail: [],
      listing,
      robots,
    },
    plainGraph,
  );

const PAGES = [
  page("/blog-boekentips", { group: "articles", name: "Boekentips", lastModified: "2025-01-22" }),
  page("/disclaimer", { group: "legal", name: "Disclaimer", lastModified: "2025-10" }),
  page("/links", { group: "main", name: "Links" }, "noindex"),
  page("/404", { name: "Niet gevonden" }, "noindex"),
  page("/", { group: "main", name: "Home" }),
];

beforeEach(() => rememberPages(PAGES));

describe("pageRecords", () => {
  it("tells what sitemaps need of every page that has a place in them", () => {
    expect(pageRecords()).toEqual([
      {
        path: "/blog-boekentips",
        title: "Boekentips",
        group: "articles",
        robots: "index",
        language: "nl",
        lastmod: "2025-01-22",
      },
      { path: "/disclaimer", title: "Disclaimer", group: "legal", robots: "index", language: "nl", lastmod: "2025-10" },
      { path: "/links", title: "Links", group: "main", robots: "noindex", language: "nl" },
      { path: "/", title: "Home", group: "main", robots: "index", language: "nl" },
    ]);
  });

  it("knows the pages of the last run alone", () => {
    rememberPages([page("/", { group: "main", name: "Home" })]);
    expect(pageRecords().map(({ path }) => path)).toEqual(["/"]);
  });
});

it("socialImages gives the image of every page, also of those in no sitemap", () => {
  expect(socialImages().map(({ title }) => title)).toEqual(PAGES.map(({ path }) => path));
});

describe("sitemapOptions", () => {
  const { resolvePages, serialize, query } = sitemapOptions(site.siteUrl);

  it("lists the indexable pages of the running build", () => {
    expect(resolvePages()).toEqual(sitemapEntries(pageRecords(), site.siteUrl));
    expect(resolvePages().map(({ path }) => path)).toEqual(["/", "/blog-boekentips", "/disclaimer"]);
  });

  it("tells the last change only where its day is known", () => {
    expect(resolvePages().map(serialize)).toEqual([
      { url: `${site.siteUrl}/` },
      { url: `${site.siteUrl}/blog-boekentips`, lastmod: "2025-01-22" },
      { url: `${site.siteUrl}/disclaimer` },
    ]);
  });

  it("asks for the address of the site, as the plugin wants", () => {
    expect(query).toContain("siteUrl");
  });
});
