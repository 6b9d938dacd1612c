import path from "node:path";
import { ROUTES } from "../../src/content/model/needed";
import { pathsOfKind, pathsWithSection, site } from "./lib/content";
import { nodesOf, words } from "./lib/graph";
import {
  addressOf,
  attributeOf,
  attributesOf,
  isDeployed,
  isListed,
  mainOf,
  pages,
  plan,
  readDeployed,
  readXml,
  textOf,
} from "./lib/site";

const listed = pages.filter(isListed).map((page) => page.path);

const valuesOf = (parent: Document | Element, tag: string): string[] =>
  [...parent.getElementsByTagName(tag)].map((element) => element.textContent ?? "");

/** Compares lists in any order: nothing missing, extra or twice. */
const expectSame = (found: readonly string[], wanted: readonly string[]) =>
  expect([...found].sort()).toEqual([...wanted].sort());

describe("the XML sitemap", () => {
  const maps = valuesOf(readXml(readDeployed("sitemap-index.xml")), "loc").map((url) =>
    readXml(readDeployed(path.basename(url))),
  );
  const entries = maps.flatMap((map) => [...map.getElementsByTagName("url")]);

  it("lists exactly the pages that may be listed, each once", () => {
    expectSame(
      entries.flatMap((entry) => valuesOf(entry, "loc")),
      listed.map(addressOf),
    );
  });

  it("gives the day of the last change where it is known, and only there", () => {
    // Some legal pages give a month instead of a day.
    const told = pages.flatMap((page) =>
      [...nodesOf(page, "BlogPosting"), ...nodesOf(page, "WebPage")]
        .map((node) => words(node.dateModified))
        .filter((day) => /^\d{4}-\d\d-\d\d$/.test(day))
        .map((day) => `${addressOf(page.path)} ${day}`),
    );
    const found = entries.flatMap((entry) =>
      valuesOf(entry, "lastmod").map((day) => `${valuesOf(entry, "loc")[0]} ${day.slice(0, 10)}`),
    );
    expectSame(found, [...new Set(told)]);
  });
});

describe("the page with all pages", () => {
  const [address = ""] = pathsWithSection("siteMap");

  it("links to the same pages, each once", () => {
    const page = pages.find((candidate) => candidate.path === address);
    // Of its sections the one with most links; another may lead to something else.
    const sections = page ? [...mainOf(page).querySelectorAll("section")] : [];
    const [links = []] = sections
      .map((section) => [...section.querySelectorAll("a")])
      .sort((one, other) => other.length - one.length);
    expectSame(
      links.map((link) => attributeOf(link, "href")),
      listed,
    );
  });

  it("is linked from every footer", () => {
    for (const { document, path: from } of pages) {
      expect([from, attributesOf(document, "footer a", "href").includes(address)]).toEqual([from, true]);
    }
  });
});

test("robots.txt names the sitemap and keeps no one out", () => {
  const text = readDeployed("robots.txt");
  expect(text).toContain(`Sitemap: ${addressOf("/sitemap-index.xml")}`);
  expect(text).not.toMatch(/^Disallow: *\S/m);
});

test("an address that only leads on is no page, and is not listed", () => {
  for (const { from } of plan.redirects) {
    expect([from, isDeployed(`${from}.html`), listed.includes(from)]).toEqual([from, false, false]);
    const data = `page-data${from}/page-data.json`;
    if (isDeployed(`/${data}`)) {
      expect(JSON.parse(readDeployed(data)).result.pageContext.robots).toBe("noindex");
    }
  }
});

describe("the feed", () => {
  const feed = readXml(readDeployed("rss.xml"));
  const items = [...feed.querySelectorAll("item")];
  const articles = pathsOfKind("article");
  const list = ROUTES.blog;

  it("is RSS 2.0 that tells of itself and of the list of articles", () => {
    const channel = feed.querySelector("rss > channel");
    expect(attributeOf(feed.documentElement, "version")).toBe("2.0");
    expect(textOf(channel?.querySelector("title"))).toContain(site.name);
    expect(textOf(channel?.querySelector("link"))).toBe(addressOf(list));
    expect(textOf(channel?.querySelector("description")).length).toBeGreaterThan(50);
    expect(attributeOf(feed.getElementsByTagName("atom:link")[0], "href")).toBe(addressOf("/rss.xml"));
  });

  it("has every article once", () => {
    expectSame(
      items.map((item) => textOf(item.querySelector("link"))),
      articles.map(addressOf),
    );
  });

  it.each(items.map((item) => [textOf(item.querySelector("title")), item] as const))(
    "has “%s”, its address, its day and a summary",
    (title, item) => {
      const page = pages.find((candidate) => addressOf(candidate.path) === textOf(item.querySelector("link")));
      const article = page ? nodesOf(page, "BlogPosting")[0] : undefined;
      expect(title).toBe(words(article?.headline));
      expect(textOf(item.querySelector("guid"))).toBe(textOf(item.querySelector("link")));
      const date = textOf(item.querySelector("pubDate"));
      expect(date && new Date(date).toISOString().slice(0, 10)).toBe(words(article?.datePublished));
      expect(textOf(item.querySelector("description")).length).toBeGreaterThan(50);
    },
  );

  it("is named by the list and its articles alone", () => {
    const naming = pages.filter(({ document }) => document.head.querySelector('link[type="application/rss+xml"]'));
    expectSame(
      naming.map((page) => page.path),
      [list, ...articles],
    );
    for (const { document } of naming) {
      const link = document.head.querySelector('link[type="application/rss+xml"]');
      expect([attributeOf(link, "href"), attributeOf(link, "rel")]).toEqual([addressOf("/rss.xml"), "alternate"]);
    }
  });
});
