import type { Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { expect, test } from "./lib/test";

const PHONE = { width: 360, height: 740 };

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
      .filter((element) => !element.closest("nav ol, [data-drawn=PartnerStripSection]"))
      .filter((element) => getComputedStyle(element).position !== "absolute")
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.localName}: ${element.textContent?.trim()}`),
  );

test("no page loses anything when a visitor spaces letters, words and lines", async ({ page }) => {
  await withoutBanner(page);
  await page.setViewportSize(PHONE);
  for (const path of [
    "/",
    "/arbeidsmediation",
    "/arbeidsmediation-utrecht",
    "/trainingen",
    "/contact",
    "/over-ons",
    "/blog",
  ]) {
    await openAlive(page, path);
    await page.addStyleTag({ content: SPACING });
    expect(await cutOff(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(0);
  }
});
