import { validateGraph } from "../../test/json-ld/validate";
import { articleGraph, cityGraph, plainGraph } from "./families";
import { context, site } from "./fixtures";
import type { ArticleInfo } from "./input";

const firm = { "@id": `${site.siteUrl}/#organization` };
const last = (graph: { "@graph": readonly object[] }) => graph["@graph"].at(-1);

describe("cityGraph", () => {
  const graph = cityGraph(context({ path: "/arbeidsmediation-utrecht", title: "Arbeidsmediation Utrecht" }), {
    name: "Utrecht",
    province: "Utrecht",
    service: "Arbeidsmediation",
  });

  it("is valid", () => {
    expect(validateGraph(graph)).toEqual([]);
  });

  it("serves the city without an address there", () => {
    expect(last(graph)).toMatchObject({
      "@type": "Service",
      serviceType: "Arbeidsmediation",
      provider: firm,
      areaServed: { "@type": "City", name: "Utrecht", containedInPlace: { name: "Utrecht" } },
    });
    expect(last(graph)).not.toHaveProperty("address");
  });
});

describe("articleGraph", () => {
  const article: ArticleInfo = {
    headline: "Zes boeken",
    author: "Redactie",
    section: "HR Tips",
    wordCount: 812,
    readingTime: 5,
  };
  const dated = context({ path: "/blog-boekentips", datePublished: "2025-01-22" });

  it("is valid with and without a date", () => {
    expect(validateGraph(articleGraph(dated, article))).toEqual([]);
    expect(validateGraph(articleGraph(context(), { headline: "X", author: "Y", section: "Z" }))).toEqual([]);
  });

  it("tells the fields that were agreed (docs/agreement.md#records)", () => {
    expect(last(articleGraph(dated, article))).toMatchObject({
      "@type": "BlogPosting",
      "@id": "https://www.voorbeeld.example/blog-boekentips#article",
      headline: "Zes boeken",
      description: dated.page.description,
      author: firm,
      publisher: firm,
      datePublished: "2025-01-22",
      dateModified: "2025-01-22",
      articleSection: "HR Tips",
      wordCount: 812,
      timeRequired: "PT5M",
    });
  });

  it("tells the day of the last change when there was one", () => {
    const changed = context({ datePublished: "2025-01-22", dateModified: "2025-03-01" });
    expect(last(articleGraph(changed, article))).toHaveProperty("dateModified", "2025-03-01");
  });

  it("names a person as author when the article does", () => {
    expect(last(articleGraph(dated, { ...article, author: "Annelies" }))).toHaveProperty("author", {
      "@type": "Person",
      name: "Annelies",
    });
  });

  it("tells no date that is not known", () => {
    const undated = last(articleGraph(context(), article));
    expect(undated).not.toHaveProperty("datePublished");
    expect(undated).not.toHaveProperty("dateModified");
  });
});

describe("plainGraph", () => {
  it("is valid with a month as day of the last change", () => {
    expect(validateGraph(plainGraph(context({ dateModified: "2025-10" })))).toEqual([]);
  });
});
