import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { palette } from "../../src/styles/tokens";
import { site, written } from "./lib/content";
import { nodesOf } from "./lib/graph";
import {
  addressOf,
  attributeOf,
  attributesOf,
  type BuiltPage,
  EVERY_PAGE,
  languageOf,
  metaOf,
  pages,
  SITE_DIR,
  textOf,
} from "./lib/site";

/** Largest social image, in bytes. */
const MAX_IMAGE = 120 * 1024;

const titleOf = ({ document }: BuiltPage): string => textOf(document.head.querySelector("title"));

/** Title of a page without the firm's name. */
const ownTitle = (page: BuiltPage): string =>
  [site.name, site.shortName].reduce((title, name) => title.replace(` | ${name}`, ""), titleOf(page));

/** Expected robots metadata, according to the page's author. */
const robotsOf = ({ path: address, file }: BuiltPage): string => {
  const asked = file === "404.html" ? "noindex" : (written.get(address)?.robots ?? "index");
  return asked === "index" ? "index, follow, max-image-preview:large" : asked.replace("_", ", ");
};

const linksOf = ({ document }: BuiltPage, rel: string): string[] =>
  attributesOf(document.head, `link[rel="${rel}"]`, "href");

describe.each(EVERY_PAGE)("%s", (pathname, page) => {
  const { head } = page.document;

  it("says what it is: title, description, address, robots", () => {
    expect(attributesOf(head, "title", "data-gatsby-head")).toEqual(["true"]);
    expect(ownTitle(page).length).toBeGreaterThanOrEqual(4);
    expect(titleOf(page).length).toBeLessThanOrEqual(60);

    const description = metaOf(page, "description") ?? "";
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);

    expect(linksOf(page, "canonical")).toEqual([addressOf(pathname)]);
    expect(pathname).toMatch(/^\/$|[^/]$/);
    expect(metaOf(page, "robots")).toBe(robotsOf(page));
    expect(metaOf(page, "theme-color")).toBe(palette.brand);
    expect(head.querySelectorAll("link[hreflang]")).toHaveLength(0);
  });

  it("names its language, which is that of header and footer", () => {
    const language = written.get(pathname)?.language ?? "nl";
    expect(languageOf(page)).toBe(language);
    for (const part of page.document.querySelectorAll("body header:not(main *), body footer:not(main *)")) {
      expect(part.closest("[lang]")?.getAttribute("lang")).toBe(language);
    }
  });

  it("says how it looks when shared", async () => {
    const description = metaOf(page, "description");
    const image = metaOf(page, "og:image") ?? "";
    const shared = {
      "og:type": nodesOf(page, "BlogPosting").length > 0 ? "article" : "website",
      "og:site_name": site.name,
      "og:locale": languageOf(page) === "en" ? "en_GB" : "nl_NL",
      "og:title": ownTitle(page),
      "og:description": description,
      "og:url": addressOf(pathname),
      "og:image": image,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/\S/),
      "twitter:card": "summary_large_image",
    };
    expect(Object.fromEntries(Object.keys(shared).map((key) => [key, metaOf(page, key)]))).toEqual(shared);

    expect(new URL(image).origin).toBe(new URL(site.siteUrl).origin);
    expect(new URL(image).pathname).toMatch(/^\/social\/[\da-f]+\.png$/);
    const file = path.join(SITE_DIR, new URL(image).pathname);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_IMAGE);
  });

  it("names its icons", () => {
    expect(linksOf(page, "icon")).toEqual(["/favicon.svg", "/icon-192.png"]);
    expect(linksOf(page, "apple-touch-icon")).toEqual(["/apple-touch-icon.png"]);
  });
});

describe("the site", () => {
  it.each([
    ["title", titleOf],
    ["description", (page: BuiltPage) => metaOf(page, "description")],
  ])("has no two pages with the same %s", (_name, read) => {
    const texts = pages.map(read);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it("has every page that was written, and no other", () => {
    const paths = pages.filter(({ file }) => file !== "404.html").map((page) => page.path);
    expect(paths.sort()).toEqual([...written.keys()].sort());
  });

  it("has icons of the sizes that its pages name", async () => {
    for (const icon of pages[0]?.document.querySelectorAll('link[rel$="icon"][href$=".png"]') ?? []) {
      const { width, height } = await sharp(path.join(SITE_DIR, attributeOf(icon, "href") ?? "")).metadata();
      expect(`${width}x${height}`).toBe(attributeOf(icon, "sizes"));
    }
    expect(readFileSync(path.join(SITE_DIR, "favicon.svg"), "utf8")).toContain("<svg");
    expect(attributeOf(pages[0]?.document.querySelector('link[rel="icon"]'), "type")).toBe("image/svg+xml");
  });
});
