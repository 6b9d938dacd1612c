import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type BuiltPage, builtPages, SITE_DIR } from "./lib/built-pages";
import { expect, test } from "./lib/test";

/** Bytes in the KB of the budgets. */
const KB = 1000;
const JAVASCRIPT_GZIP = 115 * KB;
const HTML_BROTLI = 14 * KB;
const FONTS = 65 * KB;
/** Everything that a first visit to home fetches, headers included. */
const HOME = 200 * KB;

/** The longest pages may be larger: a tenth of all, and not by much. */
const LONGEST_SHARE = 0.1;
const HTML_BROTLI_LONGEST = 18 * KB;

const pages = builtPages();

const fileOf = (url: string): string => path.join(SITE_DIR, decodeURIComponent(new URL(url).pathname));

const componentOf = ({ path: address }: BuiltPage): string => {
  const data = path.join(SITE_DIR, "page-data", address === "/" ? "index" : address, "page-data.json");
  return JSON.parse(readFileSync(data, "utf8")).componentChunkName;
};

/** One page of each component: all pages of a component load the same scripts. */
const samples = [
  ...new Map(
    pages
      .filter(({ html, file }) => file !== "404.html" && html.includes("gatsby-late-scripts"))
      .map((page) => [componentOf(page), page]),
  ).values(),
];

for (const { path: address } of samples) {
  test(`${address} loads at most 115 KB of JavaScript`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") {
        scripts.push(request.url());
      }
    });
    await page.goto(address);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    expect(scripts.length).toBeGreaterThan(2);
    const sizes = scripts.map((url) => [url, gzipSync(readFileSync(fileOf(url)), { level: 9 }).length] as const);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(total, sizes.map((entry) => entry.join(" ")).join("\n")).toBeLessThanOrEqual(JAVASCRIPT_GZIP);
  });
}

test("every page's HTML is at most 14 KB with brotli, but for the longest", () => {
  const sizes = pages.map(({ path: address, file }) => ({
    address,
    size: statSync(path.join(SITE_DIR, `${file}.br`)).size,
  }));
  const large = sizes.filter(({ size }) => size > HTML_BROTLI);
  expect(large.length, JSON.stringify(large)).toBeLessThanOrEqual(Math.ceil(pages.length * LONGEST_SHARE));
  expect(large.filter(({ size }) => size > HTML_BROTLI_LONGEST)).toEqual([]);
});

test("every page has its styles in one element in head", () => {
  for (const { path: address, html } of pages) {
    const [head = "", body = ""] = html.split("</head>");
    const styles = (part: string) => part.match(/<style[ >]/g)?.length ?? 0;
    expect({ address, head: styles(head), body: styles(body) }).toEqual({ address, head: 1, body: 0 });
  }
});

test("a first visit to home fetches at most 200 KB, of which 65 KB fonts", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let total = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  const fonts: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "font") {
      fonts.push(request.url());
    }
  });
  await page.goto("/");
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, url) => sum + statSync(fileOf(url)).size, 0)).toBeLessThanOrEqual(FONTS);
  expect(total).toBeGreaterThan(JAVASCRIPT_GZIP / 2);
  expect(total).toBeLessThanOrEqual(HOME);
});
