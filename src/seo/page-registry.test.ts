import { type PageRecord, robotsTxt, sitemapEntries } from "./page-registry";

const siteUrl = "https://www.voorbeeld.example";
const record = (path: string, more: Partial<PageRecord> = {}): PageRecord => ({
  path,
  robots: "index",
  ...more,
});

const pages: PageRecord[] = [
  record("/contact"),
  record("/"),
  record("/links", { robots: "noindex" }),
  record("/bedankt-bericht", { robots: "noindex_follow" }),
  record("/offerte-formulier", { robots: "noindex" }),
  record("/404", { robots: "noindex" }),
  record("/blog-boekentips", { lastmod: "2025-01-22" }),
  record("/blog-wat-doet-een-arbeidsmediator"),
];

const inXml = () => sitemapEntries(pages, siteUrl).map(({ path }) => path);

describe("the XML sitemap", () => {
  it("leaves out every page that is not to be indexed", () => {
    const hidden = pages.filter(({ robots }) => robots !== "index").map(({ path }) => path);
    expect(hidden).toHaveLength(4);
    expect(inXml().filter((path) => hidden.includes(path))).toEqual([]);
  });

  it("names a path once", () => {
    const twice = [...pages, record("/contact")];
    expect(sitemapEntries(twice, siteUrl).filter(({ path }) => path === "/contact")).toHaveLength(1);
  });
});

describe("sitemapEntries", () => {
  it("gives canonical addresses", () => {
    const urls = sitemapEntries(pages, siteUrl).map(({ url }) => url);
    expect(urls).toContain("https://www.voorbeeld.example/");
    expect(urls).toContain("https://www.voorbeeld.example/contact");
  });

  it("tells the day of the last change only where it is known", () => {
    const dated = sitemapEntries(pages, siteUrl).filter((entry) => "lastmod" in entry);
    expect(dated).toEqual([{ path: "/blog-boekentips", url: `${siteUrl}/blog-boekentips`, lastmod: "2025-01-22" }]);
  });
});

describe("robotsTxt", () => {
  const lines = robotsTxt(siteUrl).split("\n");

  it("points at the sitemap", () => {
    expect(lines).toContain("Sitemap: https://www.voorbeeld.example/sitemap-index.xml");
  });

  it("keeps no page from crawlers, so that they see its noindex", () => {
    expect(lines).toContain("User-agent: *");
    expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([]);
  });
});
