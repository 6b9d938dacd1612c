import { site } from "../../test/json-ld/fixtures";
import { first, nodesOf, trailOf } from "../../test/page-fixtures";
import { buildSectionPages } from "./section-pages";

type Row = Queries.PagesQuery["allPage"]["nodes"][number];

const row: Row = {
  id: "page-1",
  path: "/kosten-mediation",
  title: "Kosten",
  language: "nl",
  robots: "index",
  structuredData: [],
  seo: { title: "Wat kost mediation?", description: "Wat een traject kost, wie betaalt en wat je bespaart." },
  trail: [],
  sections: [{ __typename: "HeroSection", title: "Wat mediation kost", price: null }],
};

const review = { slug: "hr", role: "HR-manager", company: "Zorg", text: "Snel weer aan het werk.", rating: 5 };

const build = (...rows: Partial<Row>[]) =>
  buildSectionPages(
    { allPage: { nodes: rows.map((change) => ({ ...row, ...change })) }, allReview: { nodes: [review] } },
    site,
    "page.tsx",
  );

const buildOne = (change: Partial<Row> = {}) => first(build(change));

it("makes one page for each row, in their order", () => {
  expect(build({ path: "/b" }, { path: "/a" }).map(({ path }) => path)).toEqual(["/b", "/a"]);
  expect(build()).toEqual([]);
});

it("takes path, component and head from the row", () => {
  expect(buildOne({ robots: "noindex_follow", language: "en" })).toMatchObject({
    path: "/kosten-mediation",
    component: "page.tsx",
    context: { id: "page-1", ...row.seo, robots: "noindex_follow", language: "en" },
  });
});

it("puts the hero's title on the social image", () => {
  expect(buildOne().socialImage).toMatchObject({ title: "Wat mediation kost" });
  expect(buildOne({ sections: [{ __typename: "EmbedSection" }] }).socialImage).toMatchObject({
    title: "Kosten",
  });
});

it("has its breadcrumb in the structured data", () => {
  const { siteUrl } = site;
  const trail = [
    { title: "Home", path: "/" },
    { title: "Kosten", path: "/kosten-mediation" },
  ];
  expect(trailOf(buildOne({ trail }))).toEqual([
    ["Home", `${siteUrl}/`],
    ["Kosten", `${siteUrl}/kosten-mediation`],
  ]);
  expect(trailOf(buildOne())).toEqual([]);
});

it("names the feed on the blog alone", () => {
  expect(buildOne({ path: "/blog", title: "Blog" }).context.feed).toBe("Blog");
  expect(buildOne().context).not.toHaveProperty("feed");
});

it("describes what its sections show, where the row asks for it", () => {
  const faq = {
    __typename: "FaqSection",
    items: [{ question: "Wie betaalt?", answer: "Meestal de werkgever." }],
  } as const;
  expect(nodesOf(buildOne({ sections: [faq] }), "FAQPage")).toEqual([]);
  expect(nodesOf(buildOne({ sections: [faq], structuredData: ["faq"] }), "FAQPage")).toEqual([
    expect.objectContaining({ mainEntity: [expect.objectContaining({ name: "Wie betaalt?" })] }),
  ]);
  expect(nodesOf(buildOne({ path: "/", structuredData: ["home"] }), "Review")).toEqual([
    expect.objectContaining({ reviewBody: review.text }),
  ]);
});

it("stops when a row asks for data that its sections do not show", () => {
  expect(() => buildOne({ structuredData: ["course"] })).toThrow("/kosten-mediation");
});
