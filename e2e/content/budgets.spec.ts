import { statSync } from "node:fs";
import path from "node:path";
import { builtPages, SITE_DIR } from "../lib/built-pages";
import { expect, test } from "../lib/test";

/** Bytes in the KB of the budgets. */
const KB = 1000;
const HTML_BROTLI = 14 * KB;
const FONTS = 65 * KB;
/** Everything that a first visit to home fetches, headers included. */
const HOME = 200 * KB;

/** The longest pages may be larger: a tenth of all, and not by much. */
const LONGEST_SHARE = 0.1;
const HTML_BROTLI_LONGEST = 18 * KB;

const pages = builtPages();

const fileOf = (url: string): string => path.join(SITE_DIR, decodeURIComponent(new URL(url).pathname));

test("every page's HTML is at most 14 KB with brotli, but for the longest", () => {
  const sizes = pages.map(({ path: address, file }) => ({
    address,
    size: statSync(path.join(SITE_DIR, `${file}.br`)).size,
  }));
  const large = sizes.filter(({ size }) => size > HTML_BROTLI);
  expect(large.length, JSON.stringify(large)).toBeLessThanOrEqual(Math.ceil(pages.length * LONGEST_SHARE));
  expect(large.filter(({ size }) => size > HTML_BROTLI_LONGEST)).toEqual([]);
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
  expect(total).toBeGreaterThan(FONTS / 2);
  expect(total).toBeLessThanOrEqual(HOME);
});
