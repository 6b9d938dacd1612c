import { site } from "../../test/json-ld/fixtures";
import { first, nodesOf, trailOf } from "../../test/page-fixtures";
import { buildLegalPages } from "./legal-pages";

type Row = Queries.PagesQuery["allLegalPage"]["nodes"][number];

const row: Row = {
  id: "legal-1",
  path: "/disclaimer",
  title: "Disclaimer",
  seoTitle: "Disclaimer van deze website",
  description: "Wat je van de teksten op deze site mag verwachten, en wat niet.",
  updated: "2025-10",
  contentFilePath: "/site/content/legal/disclaimer.mdx",
  trail: [
    { path: "/", title: "Home" },
    { path: "/disclaimer", title: "Disclaimer" },
  ],
};

const build = (change: Partial<Row> = {}) =>
  first(buildLegalPages({ allLegalPage: { nodes: [{ ...row, ...change }] } }, site, "legal.tsx"));

it("has its text as component, and its breadcrumb in the structured data", () => {
  const { siteUrl } = site;
  const page = build();
  expect(page).toMatchObject({
    path: "/disclaimer",
    component: "legal.tsx?__contentFilePath=/site/content/legal/disclaimer.mdx",
    context: { id: "legal-1", title: "Disclaimer van deze website", robots: "index" },
    socialImage: { title: "Disclaimer" },
  });
  expect(trailOf(page)).toEqual([
    ["Home", `${siteUrl}/`],
    ["Disclaimer", `${siteUrl}/disclaimer`],
  ]);
});

it("tells the month of its last change where it is known", () => {
  expect(nodesOf(build(), "WebPage")).toEqual([expect.objectContaining({ dateModified: "2025-10" })]);
  expect(nodesOf(build({ updated: null }), "WebPage")[0]).not.toHaveProperty("dateModified");
});
