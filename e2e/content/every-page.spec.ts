import { statSync } from "node:fs";
import type { Page } from "playwright/test";
import { accessibilityFaults } from "../lib/axe";
import { builtPages, SITE_DIR } from "../lib/built-pages";
import { withoutBanner } from "../lib/consent";
import { watchErrors } from "../lib/errors";
import { eventsOf, openAlive } from "../lib/events";
import { addressOf, SITES } from "../lib/sites";
import { test as base, expect } from "../lib/test";
import { JAVASCRIPT_GZIP, KB, sizeOf, watchFiles, zipped } from "../lib/weight";

const FONTS = 65 * KB;
/** Everything that a first visit to home fetches, headers included. */
const HOME = 200 * KB;

/** Narrowest screen that WCAG 1.4.10 (reflow) asks for, in px. */
const NARROW = { width: 320, height: 640 };

/** A large screen, on which a word as long as "arbeidsmediation" has room in every heading. */
const WIDE = { width: 1920, height: 1080 };

/** An upright tablet, on which openings have two columns for the first time. */
const TABLET = { width: 768, height: 1024 };

/** The not-found page answers with its own status, writes the bad path to the console, and counts down. */
const NOT_FOUND = "/404.html";

/** Texts of a page's main part that a visitor cannot see: hidden, transparent, or clipped away. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const options = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    return [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dd, blockquote, a)")]
      .filter(
        (element) => !element.closest("details, [aria-hidden='true'], fieldset, form, [role='status'], [data-answer]"),
      )
      .filter((element) => element.textContent?.trim() && !element.checkVisibility(options))
      .map((element) => `${element.localName}: ${element.textContent?.trim()}`);
  });

/** Anchors of links to the page itself that lead nowhere in the page as it stands. */
const lostAnchors = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href*='#']")]
      .filter(({ pathname, hash }) => pathname === location.pathname && hash.length > 1 && hash !== "#top")
      .map(({ hash }) => hash)
      .filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1)))),
  );

const scrollsSideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Words of up to 16 letters of the page's heading that stand on two lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/(?<!\p{L})\p{L}{2,16}(?!\p{L})/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) {
          broken.push(word);
        }
      }
    }
    return broken;
  });

/** Texts of the opening that lie over the letters of its heading. */
const overHeading = (page: Page): Promise<string[]> =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const linesOf = (node: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    const own = linesOf(heading);
    const meets = (line: DOMRect): boolean =>
      own.some(
        ({ left, right, top, bottom }) =>
          line.left < right && left < line.right && line.top < bottom - 4 && top + 4 < line.bottom,
      );
    const texts = document.createTreeWalker(heading.closest("section, header, main") ?? heading, NodeFilter.SHOW_TEXT);
    const over: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!heading.contains(text) && text.textContent?.trim() && linesOf(text).some(meets)) {
        over.push(text.textContent);
      }
    }
    return over;
  });

interface Shared {
  /** A page without scripts for all tests of a worker, which leave nothing behind in it but cached files. */
  scriptless: Page;
}

const test = base.extend<object, Shared>({
  scriptless: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, locale } = project.use;
      const baseURL = addressOf(SITES.content);
      const context = await browser.newContext({ ...contextOptions, locale, baseURL, javaScriptEnabled: false });
      await use(await context.newPage());
    },
    { scope: "worker" },
  ],
});

for (const { path: address } of builtPages()) {
  const isPage = address !== NOT_FOUND;

  test.describe(address, () => {
    test("answers, is alive and counted once, fits the budget, the rules, a narrow and a wide screen", async ({
      page,
    }) => {
      await withoutBanner(page);
      const errors = watchErrors(page);
      const scripts = watchFiles(page, "script", SITE_DIR);
      const response = await page.goto(address);
      expect(response?.status()).toBe(isPage ? 200 : 404);
      await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
      if (!isPage) {
        // Stops the countdown.
        await page.getByRole("main").locator('button[type="button"]').click();
      }

      const views = (await eventsOf(page)).filter((entry) => Reflect.get(entry, "event") === "page_view");
      expect(views).toMatchObject([{ page_path: address, page_title: await page.title() }]);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await lostAnchors(page)).toEqual([]);
      // A 404 answer is itself an error in the console.
      expect(errors.filter(() => isPage)).toEqual([]);

      await page.setViewportSize(NARROW);
      expect(await scrollsSideways(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize(TABLET);
      expect(await overHeading(page)).toEqual([]);
      await page.setViewportSize(WIDE);
      expect(await brokenWords(page)).toEqual([]);
      expect(scripts.length).toBeGreaterThan(2);
      expect(sizeOf(scripts, zipped), scripts.join("\n")).toBeLessThanOrEqual(JAVASCRIPT_GZIP);
    });

    test("without JavaScript it can be read, and every link in it reached", async ({ scriptless: page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await unseen(page)).toEqual([]);
      // No dialog or banner that needs script covers the page.
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
    });
  });
}

test("a first visit to home fetches at most 200 KB, of which 65 KB fonts", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  // Of the page before, which had the same tab.
  await session.send("Network.clearBrowserCache");
  let total = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  const fonts = watchFiles(page, "font", SITE_DIR);
  await openAlive(page, "/");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(fonts.length).toBeGreaterThan(0);
  expect(sizeOf(fonts, (file) => statSync(file).size)).toBeLessThanOrEqual(FONTS);
  expect(total).toBeGreaterThan(JAVASCRIPT_GZIP / 2);
  expect(total).toBeLessThanOrEqual(HOME);
});
