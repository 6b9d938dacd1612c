import type { Page } from "playwright/test";
import { bannerOf, withoutBanner } from "./lib/consent";
import { navigateTo, openAlive } from "./lib/events";
import { type Focus, focusOf } from "./lib/focus";
import { expect, test } from "./lib/test";

const PAGES = ["/", "/contact", "/blog-boekentips"];

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** What a visitor who walks by keyboard meets. */
interface Stop extends Focus {
  /** Whether the element shows that it has the focus. */
  marked: boolean;
  /** Whether it comes after the previous one in the document. */
  inOrder: boolean;
}

/** Whether what has the focus shows it, and comes after what had it before. */
const placeOf = (page: Page): Promise<Pick<Stop, "marked" | "inOrder">> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    const marked = (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    const previous: unknown = Reflect.get(window, "previousFocus");
    Reflect.set(window, "previousFocus", focused);
    const inOrder =
      !(previous instanceof Element) ||
      (previous.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    return { marked, inOrder };
  });

/** Presses Tab from the top of the page to its end. */
const walkDown = async (page: Page): Promise<Stop[]> => {
  const stops: Stop[] = [];
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press("Tab");
    const focus = await focusOf(page);
    if (!focus.name) {
      return stops;
    }
    // What stands in a frame is of another site; whether an empty one is a stop depends on the browser.
    if (focus.name.trim() !== "iframe") {
      stops.push({ ...focus, ...(await placeOf(page)) });
    }
  }
  throw new Error("The focus does not come to an end");
};

/** How many elements Tab can reach: natural or named stops that are drawn. */
const reachable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    );
    return [...stops].filter((stop) => stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.checkVisibility())
      .length;
  });

for (const path of PAGES) {
  for (const { width, height } of SCREENS) {
    // What the banner covers, and the way back, are in consent.spec.ts.
    for (const banner of path === "/" ? [false, true] : [false]) {
      test(`${path} at ${width} x ${height}${banner ? ", with the banner" : ""}: every stop is seen, to the end`, async ({
        page,
      }) => {
        test.slow();
        await page.setViewportSize({ width, height });
        if (!banner) {
          await withoutBanner(page);
        }
        await openAlive(page, path);
        await expect(bannerOf(page)).toHaveCount(banner ? 1 : 0);
        const count = await reachable(page);
        const stops = await walkDown(page);

        expect(stops.filter(({ visible }) => !visible)).toEqual([]);
        expect(stops.filter(({ marked }) => !marked)).toEqual([]);
        expect(stops.filter(({ inOrder }) => !inOrder)).toEqual([]);
        expect(stops.filter(({ inBanner }) => inBanner).length > 0).toBe(banner);
        expect(stops.find(({ inBanner }) => !inBanner)?.name).toBe("a Naar de inhoud");
        expect(stops.at(-1)?.name).toBe("a Sitemap");
        expect(stops).toHaveLength(count);
      });
    }
  }
}

test("what gets the focus is there at once, however fast the keys come", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/blog-boekentips");
  const away: string[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press("Tab");
    const { name, top, bottom } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { top, bottom } = focused.getBoundingClientRect();
      return { name: focused.textContent ?? "", top, bottom: bottom - window.innerHeight };
    });
    if (top < -1 || bottom > 1) {
      away.push(`${name} ${top}`);
    }
  }
  expect(away).toEqual([]);
});

test("a new page is announced in Dutch with its title, on the way back too, and not on arrival", async ({ page }) => {
  const announced = () => page.locator("#gatsby-announcer").textContent();
  const title = () => page.getByRole("heading", { level: 1 }).textContent();
  await withoutBanner(page);
  await openAlive(page, "/");
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "assertive");
  expect(await announced()).toBe("");
  const start = await title();
  for (const path of ["/partners", "/arbeidsmediation-utrecht", "/blog-boekentips"]) {
    const before = await title();
    await navigateTo(page, path);
    await expect.poll(title).not.toBe(before);
    await expect.poll(announced).toBe(`Pagina geladen: ${await title()}`);
  }
  await page.goBack();
  await expect.poll(announced).toContain("Utrecht");
  await navigateTo(page, "/");
  await expect.poll(announced).toBe(`Pagina geladen: ${start}`);
});
