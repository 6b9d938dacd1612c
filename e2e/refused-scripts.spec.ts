import type { Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { navigateTo, openAlive } from "./lib/events";
import { isScript } from "./lib/scripts";
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

/** Texts of a page, except those of an embed, which change while scripts start. */
const TEXTS = ":is(header, main, footer) :is(h1, h2, h3, p, li, dt, dd, a):not([data-embed] *)";

const wordsIn = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());

/** Texts of a page as the server sends it. */
const sentTexts = async (page: Page, path: string) => {
  await page.route(isScript, (route) => route.abort());
  await page.goto(path);
  const texts = await page.evaluate(wordsIn, TEXTS);
  await page.unroute(isScript);
  return texts;
};

/** Opens a page, and waits until it asks for nothing more. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
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

test.beforeEach(({ page }) => withoutBanner(page));

for (const path of PAGES) {
  test(`${path} keeps its text on arrival, whichever script is refused`, async ({ page }) => {
    const texts = await sentTexts(page, path);
    const scripts = new Set<string>();
    page.on("requestfinished", (request) => {
      const url = new URL(request.url());
      if (url.hostname === "127.0.0.1" && isScript(url)) {
        scripts.add(url.pathname);
      }
    });
    await open(page, path);
    const names = [...scripts];
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      const refused = await refuseOnce(page, ({ pathname }) => pathname === name);
      const asked = page.waitForResponse((response) => new URL(response.url()).pathname === name);
      await page.goto(path);
      await asked;
      await page.waitForLoadState("networkidle");
      expect(refused).toEqual([name]);
      expect(await page.evaluate(wordsIn, TEXTS), name).toEqual(texts);
      await page.unrouteAll({ behavior: "wait" });
    }
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
