import { pageRecords, rememberPages, socialImages } from "./page-list";
import { listedPage as page } from "./pages/fixtures";

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
