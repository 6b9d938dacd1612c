import path from "node:path";
import { site } from "../../test/json-ld/fixtures";
import { first, nodesOf, pagesOf, trailOf } from "../../test/page-fixtures";

describe("pages made of sections", () => {
  type Row = Queries.PagesQuery["allPage"]["nodes"][number];

  const row: Row = {
    id: "page-1",
    path: "/kosten-mediation",
    title: "Kosten",
    language: "nl",
    robots: "index",
    group: "about",
    structuredData: [],
    seo: { title: "Wat kost mediation?", description: "Wat een traject kost, wie betaalt en wat je bespaart." },
    trail: [],
    sections: [{ __typename: "HeroSection", title: "Wat mediation kost" }],
  };

  const review = { slug: "hr", role: "HR-manager", company: "Zorg", text: "Snel weer aan het werk.", rating: 5 };

  const build = (...rows: Partial<Row>[]) =>
    pagesOf({ allPage: { nodes: rows.map((change) => ({ ...row, ...change })) }, allReview: { nodes: [review] } });

  const buildOne = (change: Partial<Row> = {}) => first(build(change));

  it("makes one page for each row, in their order", () => {
    expect(build({ path: "/b" }, { path: "/a" }).map(({ path }) => path)).toEqual(["/b", "/a"]);
    expect(build()).toEqual([]);
  });

  it("takes path, component and head from the row", () => {
    expect(buildOne({ robots: "noindex_follow", language: "en" })).toMatchObject({
      path: "/kosten-mediation",
      component: path.resolve("src/templates/page.tsx"),
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
});

describe("city pages", () => {
  const city: Queries.PagesQuery["allCity"]["nodes"][number] = {
    id: "city-1",
    path: "/arbeidsmediation-utrecht",
    name: "Utrecht",
    province: "Utrecht",
    serviceAreas: { places: ["Zeist", "Bunnik"] },
    title: "Arbeidsmediation in Utrecht",
    seo: {
      title: "Arbeidsmediation Utrecht",
      description: "Een conflict op het werk in Utrecht? Wij komen naar je toe.",
    },
    trail: [
      { path: "/", title: "Home" },
      { path: "/arbeidsmediation", title: "Arbeidsmediation" },
      { path: "/arbeidsmediation-utrecht", title: "Utrecht" },
    ],
  };

  const build = () => pagesOf({ allCity: { nodes: [city, { ...city, id: "city-2", path: "/x", name: "Zwolle" }] } });

  it("makes a page for each city", () => {
    expect(build()).toMatchObject([
      {
        path: "/arbeidsmediation-utrecht",
        component: path.resolve("src/templates/city.tsx"),
        context: { id: "city-1", ...city.seo, language: "nl", robots: "index" },
        socialImage: { title: "Arbeidsmediation in Utrecht" },
      },
      { path: "/x" },
    ]);
  });

  it("has its breadcrumb in the structured data", () => {
    const { siteUrl } = site;
    expect(trailOf(first(build()))).toEqual([
      ["Home", `${siteUrl}/`],
      ["Arbeidsmediation", `${siteUrl}/arbeidsmediation`],
      ["Utrecht", `${siteUrl}/arbeidsmediation-utrecht`],
    ]);
  });

  it("tells of the service in the city", () => {
    expect(nodesOf(first(build()), "Service")).toEqual([
      expect.objectContaining({
        serviceType: "Arbeidsmediation",
        areaServed: expect.objectContaining({ "@type": "City", name: "Utrecht" }),
      }),
    ]);
  });
});

describe("articles", () => {
  type Row = Queries.PagesQuery["allArticle"]["nodes"][number];

  const row: Row = {
    id: "article-1",
    path: "/blog-boekentips",
    headline: "Zes boekentips voor betere gesprekken",
    title: "Zes boekentips",
    description: "Welk boek helpt als een gesprek dreigt vast te lopen? Wij kozen er zes.",
    date: "2025-01-22",
    dateModified: null,
    readingTime: 5,
    author: "Redactie",
    contentFilePath: "/site/content/articles/boekentips.mdx",
    category: { title: "HR Tips" },
    excerpt: "Zes boeken over gesprekken.",
    trail: [
      { path: "/", title: "Home" },
      { path: "/blog", title: "Blog" },
      { path: "/blog-boekentips", title: "Zes boekentips voor betere gesprekken" },
    ],
  };

  const build = (change: Partial<Row> = {}) => first(pagesOf({ allArticle: { nodes: [{ ...row, ...change }] } }));

  it("stands at the path of its frontmatter, with its text as component", () => {
    expect(build()).toMatchObject({
      path: "/blog-boekentips",
      component: `${path.resolve("src/templates/article.tsx")}?__contentFilePath=/site/content/articles/boekentips.mdx`,
      context: { id: "article-1", title: "Zes boekentips", description: row.description, feed: "Blog" },
      socialImage: { title: row.headline },
    });
  });

  it("has its breadcrumb in the structured data", () => {
    const { siteUrl } = site;
    expect(trailOf(build())).toEqual([
      ["Home", `${siteUrl}/`],
      ["Blog", `${siteUrl}/blog`],
      [row.headline, `${siteUrl}/blog-boekentips`],
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

  it("gives the feed what it tells of an article", () => {
    expect(build().feedItem).toEqual({ excerpt: row.excerpt, author: "Redactie", category: "HR Tips" });
  });

  it("is described as an article of its category", () => {
    expect(nodesOf(build(), "BlogPosting")).toEqual([
      expect.objectContaining({ headline: row.headline, articleSection: "HR Tips", timeRequired: "PT5M" }),
    ]);
  });
});

describe("legal prose", () => {
  type Row = Queries.PagesQuery["allLegalPage"]["nodes"][number];

  const row: Row = {
    id: "legal-1",
    path: "/disclaimer",
    headline: "Disclaimer",
    title: "Disclaimer van deze website",
    description: "Wat je van de teksten op deze site mag verwachten, en wat niet.",
    updated: "2025-10",
    contentFilePath: "/site/content/legal/disclaimer.mdx",
    trail: [
      { path: "/", title: "Home" },
      { path: "/disclaimer", title: "Disclaimer" },
    ],
  };

  const build = (change: Partial<Row> = {}) => first(pagesOf({ allLegalPage: { nodes: [{ ...row, ...change }] } }));

  it("has its text as component, and its breadcrumb in the structured data", () => {
    const { siteUrl } = site;
    const page = build();
    expect(page).toMatchObject({
      path: "/disclaimer",
      component: `${path.resolve("src/templates/legal.tsx")}?__contentFilePath=/site/content/legal/disclaimer.mdx`,
      context: { id: "legal-1", title: "Disclaimer van deze website", robots: "index" },
      socialImage: { title: "Disclaimer" },
    });
    expect(trailOf(page)).toEqual([
      ["Home", `${siteUrl}/`],
      ["Disclaimer", `${siteUrl}/disclaimer`],
    ]);
  });

  it("counts for less than a page in a search", () => {
    expect(build().search).toEqual({ group: "legal", weight: expect.any(Number) });
    expect(build().search?.weight).toBeLessThan(0.5);
  });

  it("tells the month of its last change where it is known", () => {
    expect(nodesOf(build(), "WebPage")).toEqual([expect.objectContaining({ dateModified: "2025-10" })]);
    expect(nodesOf(build({ updated: null }), "WebPage")[0]).not.toHaveProperty("dateModified");
  });
});

describe("the not-found page", () => {
  const texts = {
    id: "not-found",
    headline: "Deze pagina bestaat niet meer",
    title: "Pagina niet gevonden",
    description: "Deze pagina bestaat niet meer. Ga naar de startpagina of kies een van de handige links.",
  };

  it("stands where hosts and Gatsby's router look for it, out of every index", () => {
    const pages = pagesOf({ allNotFoundPageTexts: { nodes: [texts] } });

    expect(pages.map(({ path }) => path)).toEqual(["/404", "/404.html"]);
    for (const page of pages) {
      expect(page).toMatchObject({
        component: path.resolve("src/templates/not-found.tsx"),
        context: { title: texts.title, description: texts.description, robots: "noindex" },
      });
      expect(trailOf(page)).toEqual([]);
    }
  });
});

describe("pages in place of redirects", () => {
  type Row = Queries.PagesQuery["allRedirect"]["nodes"][number];

  const built: Row = {
    id: "redirect-1",
    from: "/offerte-formulier",
    to: "/contact#formulier",
    title: "Het offerteformulier is verhuisd",
    linkLabel: "Ga naar het offerteformulier",
    permanent: true,
  };
  const brief: Row = { ...built, id: "redirect-2", from: "/oud", to: "/blog", permanent: false };

  it("makes a page of every row: noindex, leading on", () => {
    const pages = pagesOf({ allRedirect: { nodes: [built, brief] } });

    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatchObject({
      path: "/offerte-formulier",
      component: path.resolve("src/templates/redirect.tsx"),
      context: { id: "redirect-1", robots: "noindex", refresh: "/contact#formulier", title: built.title },
    });
  });
});
