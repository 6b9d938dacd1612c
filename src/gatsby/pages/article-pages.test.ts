import { site } from "../../test/json-ld/fixtures";
import { first, nodesOf, trailOf } from "../../test/page-fixtures";
import { buildArticlePages } from "./article-pages";

type Row = Queries.PagesQuery["allArticle"]["nodes"][number];

const row: Row = {
  id: "article-1",
  path: "/blog-boekentips",
  title: "Zes boekentips voor betere gesprekken",
  seoTitle: "Zes boekentips",
  description: "Welk boek helpt als een gesprek dreigt vast te lopen? Wij kozen er zes.",
  date: "2025-01-22",
  dateModified: null,
  readingTime: 5,
  author: "Redactie",
  contentFilePath: "/site/content/articles/boekentips.mdx",
  category: { title: "HR Tips" },
  trail: [
    { path: "/", title: "Home" },
    { path: "/blog", title: "Blog" },
    { path: "/blog-boekentips", title: "Zes boekentips voor betere gesprekken" },
  ],
};

const build = (change: Partial<Row> = {}) =>
  first(buildArticlePages({ allArticle: { nodes: [{ ...row, ...change }] } }, site, "article.tsx"));

it("stands at the path of its frontmatter, with its text as component", () => {
  expect(build()).toMatchObject({
    path: "/blog-boekentips",
    component: "article.tsx?__contentFilePath=/site/content/articles/boekentips.mdx",
    context: { id: "article-1", title: "Zes boekentips", description: row.description, feed: "Blog" },
    socialImage: { title: row.title },
  });
});

it("has its breadcrumb in the structured data", () => {
  const { siteUrl } = site;
  expect(trailOf(build())).toEqual([
    ["Home", `${siteUrl}/`],
    ["Blog", `${siteUrl}/blog`],
    [row.title, `${siteUrl}/blog-boekentips`],
  ]);
});

it.each<[string, Partial<Row>, string | null, string | null]>([
  ["published", {}, "2025-01-22", "2025-01-22"],
  ["changed", { dateModified: "2025-06-01" }, "2025-01-22", "2025-06-01"],
  ["without a date", { date: null }, null, null],
])("tells the dates of an article that was %s, and no others", (_what, change, published, modified) => {
  const page = build(change);
  expect(page.context.article).toEqual({ published, modified });
  const [posting] = nodesOf(page, "BlogPosting");
  expect([posting?.datePublished ?? null, posting?.dateModified ?? null]).toEqual([published, modified]);
});

it("is described as an article of its category", () => {
  expect(nodesOf(build(), "BlogPosting")).toEqual([
    expect.objectContaining({ headline: row.title, articleSection: "HR Tips", timeRequired: "PT5M" }),
  ]);
});
