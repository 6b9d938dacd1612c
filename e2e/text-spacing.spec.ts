import type { Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { expect, MOVING, test } from "./lib/test";

/** What a visitor may set, and the page must stand (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Texts that run off the screen. The breadcrumb ends in dots and the strip runs on purpose; what is clipped is for screen readers. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(":is(header, main, footer) *")]
      .filter((element) => element.childElementCount === 0 && element.textContent?.trim() && element.checkVisibility())
      .filter((element) => !element.closest("nav ol, section:has(label[data-no-print])"))
      .filter((element) => getComputedStyle(element).position !== "absolute")
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.localName}: ${element.textContent?.trim()}`),
  );

const PAGES = [
  "/",
  "/arbeidsmediation",
  "/arbeidsmediation-utrecht",
  "/trainingen",
  "/contact",
  "/over-ons",
  "/blog",
  "/english-mediation",
  "/kosten-mediation",
  "/blog-boekentips",
  "/voorbeelden",
];

test.use(MOVING);

test("no page loses anything on a phone when a visitor spaces letters, words and lines", async ({ page }) => {
  await withoutBanner(page);
  for (const path of PAGES) {
    await page.setViewportSize({ width: 320, height: 740 });
    await openAlive(page, path);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) {
        fold.removeAttribute("name");
        fold.open = true;
      }
    });
    await page.addStyleTag({ content: SPACING });
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const where = `${path} at ${width} px`;
      expect(await cutOff(page), where).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), where).toBe(0);
    }
  }
});
