import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import site from "../data/site.json";
import type { HostingPlan } from "../src/hosting/types";
import { rawColor } from "../src/styles/tokens";
import { HOSTING_DIR, SITE_DIR } from "./lib/built-pages";
import { withoutBanner } from "./lib/consent";
import { navigateTo, openAlive } from "./lib/events";
import { linksOf, metaOf, type ParsedPage, parsedPages, textOf } from "./lib/html";
import { expect, test } from "./lib/test";

const pages = parsedPages();
const NOT_FOUND = "/404.html";

/** Pages that search engines must not list (specification §2). */
const NOINDEX: Readonly<Record<string, string>> = {
  "/links": "noindex",
  "/bedankt-afspraak": "noindex",
  "/bedankt-bericht": "noindex, follow",
  [NOT_FOUND]: "noindex",
};

const ENGLISH = ["/english-mediation"];

/** Largest social image, in bytes. */
const MAX_IMAGE = 120 * 1024;

const addressOf = (pathname: string): string => `${site.siteUrl}${pathname}`;

/** Title of a page without the firm's name. */
const ownTitle = (title: string): string =>
  [site.name, site.shortName].reduce((own, name) => own.replace(` | ${name}`, ""), title);

const pageAt = (pathname: string): ParsedPage => {
  const found = pages.find((page) => page.path === pathname);
  if (!found) {
    throw new Error(`No page at ${pathname}`);
  }
  return found;
};

const isArticle = (html: string): boolean => html.includes('"@type":"BlogPosting"');

const fileOfAddress = (address: string): string => path.join(SITE_DIR, new URL(address).pathname);

const sitemapText = (name: string): string => readFileSync(path.join(SITE_DIR, name), "utf8");

const valuesOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, value = ""]) => value);

const sorted = (values: Iterable<string>): string[] => [...values].sort();

for (const { path: pathname, head, root, html } of pages) {
  test.describe(pathname, () => {
    test("says what it is: title, description, address, language, robots", () => {
      const titles = head.querySelectorAll("title");
      expect(titles.map((title) => title.getAttribute("data-gatsby-head"))).toEqual(["true"]);
      const title = textOf(titles[0]);
      expect(ownTitle(title).length).toBeGreaterThanOrEqual(4);
      expect(title.length).toBeLessThanOrEqual(60);

      const description = metaOf(head, "description") ?? "";
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);

      expect(linksOf(head, "canonical")).toEqual([addressOf(pathname)]);
      expect(pathname).toMatch(/^\/$|[^/]$/);
      expect(root.querySelector("html")?.getAttribute("lang")).toBe(ENGLISH.includes(pathname) ? "en" : "nl");
      expect(metaOf(head, "robots")).toBe(NOINDEX[pathname] ?? "index, follow, max-image-preview:large");
      expect(metaOf(head, "theme-color")).toBe(rawColor.petrol);
      expect(head.querySelectorAll("link[hreflang]")).toEqual([]);
    });

    test("says how it looks when shared", async () => {
      const title = ownTitle(textOf(head.querySelector("title")));
      const description = metaOf(head, "description");
      const image = metaOf(head, "og:image") ?? "";
      const shared = {
        "og:type": isArticle(html) ? "article" : "website",
        "og:site_name": site.name,
        "og:locale": ENGLISH.includes(pathname) ? "en_GB" : "nl_NL",
        "og:title": title,
        "og:description": description,
        "og:url": addressOf(pathname),
        "og:image": image,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": expect.stringMatching(/\S/),
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": description,
        "twitter:image": image,
        "twitter:image:alt": expect.stringMatching(/\S/),
      };
      expect(Object.fromEntries(Object.keys(shared).map((key) => [key, metaOf(head, key)]))).toEqual(shared);

      expect(image).toMatch(new RegExp(`^${site.siteUrl}/social/[\\da-f]+\\.png$`));
      const file = fileOfAddress(image);
      const { width, height, format } = await sharp(file).metadata();
      expect([width, height, format]).toEqual([1200, 630, "png"]);
      expect(statSync(file).size).toBeLessThanOrEqual(MAX_IMAGE);
    });

    test("names its icons and the web manifest", () => {
      expect(linksOf(head, "icon")).toEqual(["/favicon.svg", "/icon-192.png"]);
      expect(linksOf(head, "apple-touch-icon")).toEqual(["/apple-touch-icon.png"]);
      expect(linksOf(head, "manifest")).toEqual(["/manifest.webmanifest"]);
    });
  });
}

test("no two pages have the same title or description", () => {
  for (const texts of [
    pages.map(({ head }) => textOf(head.querySelector("title"))),
    pages.map(({ head }) => metaOf(head, "description")),
  ]) {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test("icons and manifest are served, and agree", async ({ request }) => {
  for (const [file, type] of [
    ["/favicon.svg", "image/svg+xml"],
    ["/icon-192.png", "image/png"],
    ["/icon-512.png", "image/png"],
    ["/apple-touch-icon.png", "image/png"],
  ] as const) {
    const answer = await request.get(file);
    expect([file, answer.status(), answer.headers()["content-type"]]).toEqual([file, 200, type]);
  }
  const answer = await request.get("/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: site.name, lang: "nl", start_url: "/", theme_color: rawColor.petrol });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const { width, height } = await sharp(path.join(SITE_DIR, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const touch = await sharp(path.join(SITE_DIR, "apple-touch-icon.png")).metadata();
  expect([touch.width, touch.height]).toEqual([180, 180]);
});

test.describe("sitemaps", () => {
  const indexable = pages.filter((page) => !(page.path in NOINDEX)).map((page) => page.path);
  const xml = () => valuesOf(sitemapText("sitemap-index.xml"), "loc").map((url) => sitemapText(path.basename(url)));

  test("the XML sitemap lists exactly the pages that may be listed, each once", () => {
    expect(valuesOf(xml().join(""), "loc").sort()).toEqual(indexable.map(addressOf).sort());
  });

  test("the HTML sitemap links to exactly the same pages, each once", () => {
    const { root } = pageAt("/sitemap");
    const inBreadcrumb = root.querySelectorAll("main nav a");
    const links = root.querySelectorAll("main a").filter((link) => !inBreadcrumb.includes(link));
    expect(sorted(links.map((link) => link.getAttribute("href") ?? ""))).toEqual(sorted(indexable));
  });

  test("lastmod stands where the day of the last change is known, and only there", () => {
    const entries = xml()
      .join("")
      .match(/<url>.*?<\/url>/gs)
      ?.map((entry) => [valuesOf(entry, "loc")[0], valuesOf(entry, "lastmod")[0]?.slice(0, 10)]);
    const changed = pages.map(({ path: pathname, html }) => [
      addressOf(pathname),
      /"dateModified":"(\d{4}-\d\d-\d\d)"/.exec(html)?.[1],
    ]);
    expect(entries).toEqual(expect.arrayContaining(changed.filter(([, day]) => day)));
    expect(entries?.filter(([, day]) => day)).toHaveLength(changed.filter(([, day]) => day).length);
    expect(entries?.filter(([, day]) => day).length).toBeGreaterThanOrEqual(9);
  });

  test("robots.txt names the sitemap and keeps no one out", async ({ request }) => {
    const answer = await request.get("/robots.txt");
    expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(text).toContain(`Sitemap: ${addressOf("/sitemap-index.xml")}`);
    expect(text).not.toMatch(/^Disallow: *\S/m);
    expect((await request.get("/sitemap-index.xml")).status()).toBe(200);
  });

  test("every page names the sitemap, and its footer leads to the other one", () => {
    for (const { head, root } of pages) {
      expect(linksOf(head, "sitemap")).toEqual(["/sitemap-index.xml"]);
      expect(root.querySelectorAll('footer a[href="/sitemap"]')).toHaveLength(1);
    }
  });

  test("the page that only leads on is in no sitemap and not listed", () => {
    const data = JSON.parse(sitemapText("page-data/offerte-formulier/page-data.json"));
    expect(data.result.pageContext.robots).toBe("noindex");
    expect(existsSync(path.join(SITE_DIR, "offerte-formulier.html"))).toBe(false);
  });
});

test.describe("feed", () => {
  const feed = sitemapText("rss.xml");
  const articles = pages.filter(({ html }) => isArticle(html));

  test("is well-formed RSS with every article, in full", async ({ page }) => {
    await page.goto("about:blank");
    const read = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, "application/xml");
      const text = (parent: Element | null, name: string) => parent?.getElementsByTagName(name)[0]?.textContent ?? "";
      const channel = document.querySelector("rss > channel");
      return {
        error: document.querySelector("parsererror")?.textContent ?? "",
        version: document.documentElement.getAttribute("version"),
        title: text(channel, "title"),
        link: text(channel, "link"),
        description: text(channel, "description"),
        self: channel?.getElementsByTagName("atom:link")[0]?.getAttribute("href"),
        items: [...document.querySelectorAll("item")].map((item) => ({
          title: text(item, "title"),
          link: text(item, "link"),
          guid: text(item, "guid"),
          date: text(item, "pubDate"),
          words: text(item, "content:encoded").split(/\s+/).length,
          relative: /(?:href|src)="\/(?!\/)/.test(text(item, "content:encoded")),
        })),
      };
    }, feed);

    expect(read).toMatchObject({ error: "", version: "2.0", link: addressOf("/blog"), self: addressOf("/rss.xml") });
    expect(read.title).toContain(site.name);
    expect(read.description.length).toBeGreaterThan(50);
    expect(read.items.map(({ link }) => link).sort()).toEqual(
      articles.map((article) => addressOf(article.path)).sort(),
    );
    for (const { title, link, guid, date, words, relative } of read.items) {
      expect(guid).toBe(link);
      expect(title).not.toBe("");
      expect(date).toMatch(/^(?:|[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT)$/);
      expect(words).toBeGreaterThan(200);
      expect(relative).toBe(false);
    }
  });

  test("is served as a feed, and named by the blog and its articles alone", async ({ request }) => {
    const answer = await request.get("/rss.xml");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^application\/(?:rss\+)?xml|^text\/xml/);
    const naming = pages.filter(({ head }) => head.querySelector('link[type="application/rss+xml"]'));
    expect(naming.map((page) => page.path).sort()).toEqual(["/blog", ...articles.map((page) => page.path)].sort());
    for (const { head } of naming) {
      const link = head.querySelector('link[type="application/rss+xml"]');
      expect(link?.getAttribute("href")).toBe(addressOf("/rss.xml"));
      expect(link?.getAttribute("rel")).toBe("alternate");
    }
  });
});

test("what a page says of itself follows the visitor through the site", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/");
  const visit = [
    "/english-mediation",
    "/over-ons",
    "/bedankt-bericht",
    "/blog-boekentips",
    "/english-mediation",
    "/faq",
  ];
  for (const pathname of visit) {
    const { head } = pageAt(pathname);
    await navigateTo(page, pathname);
    await expect(page).toHaveTitle(textOf(head.querySelector("title")));
    await expect(page.locator("html")).toHaveAttribute("lang", ENGLISH.includes(pathname) ? "en" : "nl");
    await expect(page.locator("head title[data-gatsby-head]")).toHaveCount(1);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute("href", addressOf(pathname));
    for (const name of ["robots", "description"]) {
      const content = metaOf(head, name) ?? "";
      await expect(page.locator(`head meta[name="${name}"]`)).toHaveAttribute("content", content);
    }
    await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1);
  }
});

test.describe("old addresses", () => {
  const plan = JSON.parse(readFileSync(path.join(HOSTING_DIR, "plan.json"), "utf8")) as HostingPlan;
  const sources = new Set(plan.redirects.map(({ from }) => from));

  test("lead to pages and anchors that exist, never to another old address, never over a page", () => {
    expect(sources).toContain("/offerte-formulier");
    for (const { from, to } of plan.redirects) {
      const { pathname, hash } = new URL(to, site.siteUrl);
      const target = pages.find((page) => page.path === pathname);
      expect({ from, found: target !== undefined, again: sources.has(pathname) }).toEqual({
        from,
        found: true,
        again: false,
      });
      expect({ from, anchor: hash === "" || target?.root.querySelector(hash) !== null }).toEqual({
        from,
        anchor: true,
      });
      expect(pages.some((page) => page.path === from)).toBe(false);
    }
  });

  test("take a visitor there in one hop, with the query string, in place of the old address", async ({ page }) => {
    await withoutBanner(page);
    await page.goto("/over-ons");
    const answer = await page.goto("/offerte-formulier?utm_source=a&gclid=b");
    await expect(page).toHaveURL("/contact?utm_source=a&gclid=b#formulier");
    const first = answer?.request().redirectedFrom();
    expect(first?.url()).toContain("/offerte-formulier?utm_source=a&gclid=b");
    expect(first?.redirectedFrom()).toBeNull();

    await page.goBack();
    await expect(page).toHaveURL("/over-ons");
  });
});
