import type { HeadProps } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "./PageHead";
import type { PageContext } from "./page-context";

const CONTEXT = {
  title: "Over ons",
  pageTitle: "Over ons | Voorbeeldbureau",
  description: 'Wie "wij" zijn & wat we doen',
  language: "nl",
  robots: "index",
  siteUrl: "https://www.voorbeeld.example",
  siteName: "Voorbeeldbureau",
  image: "/social/a1.png",
  jsonLd: { "@context": "https://schema.org", "@graph": [] },
} as const;

const head = (pageContext: Partial<PageContext> = {}, pathname = "/over-ons") => {
  const props = { location: { pathname }, pageContext: { ...CONTEXT, ...pageContext } } as HeadProps<
    object,
    PageContext
  >;
  return new DOMParser().parseFromString(renderToStaticMarkup(<PageHead {...props} />), "text/html");
};

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

it.each([
  ["/", "https://www.voorbeeld.example/"],
  ["/over-ons", "https://www.voorbeeld.example/over-ons"],
  ["/over-ons/", "https://www.voorbeeld.example/over-ons"],
])("gives the canonical address of %s", (path, expected) => {
  const page = head({}, path);
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(expected);
  expect(meta(page, "og:url")).toBe(expected);
});

it.each([
  ["index", "index, follow, max-image-preview:large"],
  ["noindex", "noindex"],
  ["noindex_follow", "noindex, follow"],
] as const)("tells robots: %s", (robots, expected) => {
  expect(meta(head({ robots }), "robots")).toBe(expected);
});

it("dates an article, as far as the dates are known", () => {
  const page = head({ article: { published: "2024-03-20", modified: null } });
  expect(meta(page, "og:type")).toBe("article");
  expect(meta(page, "article:published_time")).toBe("2024-03-20");
  expect(meta(page, "article:modified_time")).toBeUndefined();
});

it("says everything once", () => {
  const page = head({ article: { published: "2024-03-20", modified: "2024-04-01" }, feed: "Artikelen" });
  const names = [...page.querySelectorAll("meta")].map(
    (tag) => tag.getAttribute("name") ?? tag.getAttribute("property"),
  );
  expect(names).toEqual([...new Set(names)]);
  expect(page.querySelectorAll("title")).toHaveLength(1);
});
