import type { Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { navigateTo, openAlive } from "./lib/events";
import { isChunk, isScript } from "./lib/scripts";
import { expect, test } from "./lib/test";
import { ARTICLE, CITY, h1 } from "./lib/visit";

const PAGES = [
  "/",
  "/arbeidsmediation",
  CITY,
  ARTICLE,
  "/blog",
  "/faq",
  "/contact",
  "/offerte",
  "/nieuwsbrief",
  "/trainingen",
];

/** Pages on which the scripts of all pages are refused too; the others stand for the scripts of their own. */
const ALL_REFUSED = ["/", "/contact"];

/** Texts of a page, except those of an embed, which change while scripts start. */
const TEXTS = ":is(header, main, footer) :is(h1, h2, h3, p, li, dt, dd, a):not([data-embed] *)";

const wordsIn = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());

/** Texts of a page as the server sends it: nothing but the document comes. */
const sentTexts = async (page: Page, path: string) => {
  await page.route("**/*", (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const texts = await page.evaluate(wordsIn, TEXTS);
  await page.unroute("**/*");
  return texts;
};

const PICTURES_AND_FONTS = /\.(?:avif|webp|png|jpg|svg|woff2)$/;

/** Keeps the cookie banner away in a tab, and loads no pictures and fonts there. */
const prepare = async (page: Page) => {
  await withoutBanner(page);
  await page.route(PICTURES_AND_FONTS, (route) => route.abort());
};

/** Scripts of the site that a page asks for, until it asks for nothing more. */
const scriptsOf = async (page: Page, path: string): Promise<URL[]> => {
  const scripts = new Map<string, URL>();
  page.on("requestfinished", (request) => {
    const url = new URL(request.url());
    if (url.hostname === "127.0.0.1" && isScript(url)) {
      scripts.set(url.pathname, url);
    }
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return [...scripts.values()];
};

/** Refuses the first request for which this holds; what follows is let through. */
const refuseOnce = async (page: Page, which: (url: URL) => boolean) => {
  const refused: string[] = [];
  const isFirst = (url: URL) => refused.length === 0 && which(url);
  await page.route(isFirst, (route) => {
    refused.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404, body: "" });
  });
  return refused;
};

test.beforeEach(({ page }) => prepare(page));

for (const path of PAGES) {
  test(`${path} keeps its text on arrival, whichever script is refused`, async ({ page, context }) => {
    // Two tabs: while one waits until its page asks for nothing more, the other goes on.
    const other = await context.newPage();
    const tabs = [page, other];
    await prepare(other);
    const [texts, scripts] = await Promise.all([sentTexts(other, path), scriptsOf(page, path)]);
    expect(scripts.length).toBeGreaterThan(3);
    const tried = scripts.filter((url) => isChunk(url) || ALL_REFUSED.includes(path));
    expect(tried.length).toBeGreaterThan(0);
    const refuseInTurn = async (tab: Page) => {
      for (let script = tried.pop(); script; script = tried.pop()) {
        const name = script.pathname;
        const refused = await refuseOnce(tab, ({ pathname }) => pathname === name);
        const asked = tab.waitForResponse((response) => new URL(response.url()).pathname === name);
        await tab.goto(path);
        await asked;
        await tab.waitForLoadState("networkidle");
        expect(refused).toEqual([name]);
        expect(await tab.evaluate(wordsIn, TEXTS), name).toEqual(texts);
      }
    };
    await Promise.all(tabs.map(refuseInTurn));
  });

  test(`${path} keeps its text after a click, though a script is refused`, async ({ page }) => {
    const texts = await sentTexts(page, path);
    await openAlive(page, path === CITY || path === ARTICLE ? "/partners" : CITY);
    const refused = await refuseOnce(page, isScript);
    await navigateTo(page, path);
    await expect.poll(() => refused).toHaveLength(1);
    await expect(page).toHaveURL(path);
    await expect(h1(page)).toBeVisible();
    await expect.poll(() => page.evaluate(wordsIn, TEXTS)).toEqual(texts);
  });
}

test.describe("the style sheet of all pages", () => {
  const isStyles = ({ pathname }: URL) => /^\/styles-\w+\.css$/.test(pathname);

  test("is asked for once more where it did not come", async ({ page }) => {
    const refused = await refuseOnce(page, isStyles);
    await openAlive(page, CITY);
    expect(refused).toHaveLength(1);
    await expect(page.locator("body")).toHaveCSS("margin", "0px");
  });

  test("missing for good, leaves a page its text and its links", async ({ page }) => {
    const texts = await sentTexts(page, CITY);
    await page.route(isStyles, (route) => route.abort());
    await openAlive(page, CITY);
    expect(await page.evaluate(wordsIn, TEXTS)).toEqual(texts);
    await navigateTo(page, "/partners");
    await expect(page).toHaveURL("/partners");
  });
});

test.describe("data that the page cannot show", () => {
  const isData = "**/page-data/faq/page-data.json";

  /** The questions are missing from the data. */
  const breakData = (page: Page) =>
    page.route(isData, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      for (const section of json.result.data.page.sections) {
        delete section.items;
        delete section.groups;
      }
      await route.fulfill({ response, json });
    });

  test("on arrival: what the server sent stays, with a menu that works", async ({ page }) => {
    const texts = await sentTexts(page, "/faq");
    await breakData(page);
    const told = page.waitForEvent("console", (message) => message.text().includes("TypeError"));
    await openAlive(page, "/faq");
    await told;
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(wordsIn, TEXTS)).toEqual(texts);
    await page.locator("main summary").first().click();
    await expect(page.locator("main details[open]")).toHaveCount(1);
    await navigateTo(page, CITY);
    await expect(h1(page)).toContainText("Utrecht");
  });

  test("after a click: the document of the page is loaded, and Back leads to where it was", async ({ page }) => {
    const texts = await sentTexts(page, "/faq");
    await openAlive(page, CITY);
    await breakData(page);
    const loaded = page.waitForEvent("load");
    await navigateTo(page, "/faq");
    await loaded;
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(wordsIn, TEXTS)).toEqual(texts);
    await page.goBack();
    await expect(h1(page)).toContainText("Utrecht");
  });
});
