import type { CDPSession } from "playwright/test";
import { bannerOf, withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { test as base, expect, MOVING } from "./lib/test";
import { CITY } from "./lib/visit";

const WIDTH = 360;

/** A browser's own size of letters, in px. */
const NORMAL = 16;
/** Half as large again, as a visitor sets it in the phone. */
const LARGE = 24;
/** Twice as large, the most that WCAG 1.4.4 asks for. */
const HUGE = 32;

interface Fixtures {
  /** Sets the size of letters, in px, as a visitor does in the browser. */
  setLetters: (standard: number) => Promise<unknown>;
}

const test = base.extend<Fixtures>({
  setLetters: async ({ page }, use) => {
    const session: CDPSession = await page.context().newCDPSession(page);
    const set = (standard: number) => session.send("Page.setFontSizes", { fontSizes: { standard } });
    await use(set);
    // The next test has the same tab.
    await set(NORMAL);
  },
});

test.use({ viewport: { width: WIDTH, height: 800 } });

/** A page with long words, the bar at the foot and the ladder; a form; cards; questions. */
for (const path of ["/voorbeelden", "/", "/contact", "/kosten-mediation", CITY, "/blog-boekentips"]) {
  test(`${path} shows all of its words on a phone with large letters`, async ({ page, setLetters }) => {
    await setLetters(LARGE);
    await withoutBanner(page);
    await openAlive(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${LARGE}px`);
    const beyond = await page.evaluate(
      (width) =>
        [...document.querySelectorAll("header a, main :is(h1, h2, h3, p, li, dt, dd), body > div nav a, footer a")]
          .filter((element) => element.checkVisibility())
          .filter((element) => element.getBoundingClientRect().right > width + 1)
          .map((element) => element.textContent),
      WIDTH,
    );
    expect(beyond).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
  });
}

test("the choices of the consent banner are in sight with large letters", async ({ page, setLetters }) => {
  await setLetters(LARGE);
  await openAlive(page, "/");
  const buttons = await bannerOf(page).getByRole("button").all();
  expect(buttons).toHaveLength(3);
  for (const button of buttons) {
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test("the bar at the foot holds its buttons with large letters", async ({ page, setLetters }) => {
  await setLetters(LARGE);
  await withoutBanner(page);
  await openAlive(page, "/over-ons");
  const bar = page.getByRole("navigation", { name: "Snel contact" });
  await expect(bar.getByRole("link", { name: /^0[\d ]+$/ })).toBeVisible();
  const outside = await bar.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return [...element.children]
      .map((button) => button.getBoundingClientRect())
      .filter((button) => button.top < top || button.bottom > bottom);
  });
  expect(outside).toEqual([]);
});

test.describe("twice as large", () => {
  test.use(MOVING);

  test("articles in a list have room for their words, and places on a map keep clear of each other", async ({
    page,
    setLetters,
  }) => {
    await setLetters(HUGE);
    await withoutBanner(page);
    await openAlive(page, "/blog");
    const widths = await page
      .getByRole("article")
      .getByRole("heading")
      .evaluateAll((headings) => headings.map((heading) => heading.clientWidth));
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.min(...widths)).toBeGreaterThan(WIDTH / 3);
    await openAlive(page, CITY);
    const names = page.locator("ul:has(> .own) > li > :is(a, b)");
    const boxes = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThan(1);
    for (const [index, one] of boxes.entries()) {
      expect(one.right).toBeLessThanOrEqual(WIDTH);
      for (const other of boxes.slice(index + 1)) {
        const meets =
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        expect(meets, `${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(false);
      }
    }
  });

  for (const path of ["/voorbeelden", "/over-ons", "/kosten-mediation"]) {
    test(`${path} has no words in a column of a few letters`, async ({ page, setLetters }) => {
      await setLetters(HUGE);
      await withoutBanner(page);
      await openAlive(page, path);
      const narrow = await page.evaluate((least) => {
        const hasWords = (element: Element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && /\S{5}/.test(node.nodeValue ?? ""),
          );
        return [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, label, button)")]
          .filter((element) => element.checkVisibility() && hasWords(element) && !element.closest("[aria-hidden]"))
          .filter((element) => element.getBoundingClientRect().width < least)
          .map((element) => `${element.tagName} ${element.textContent}`);
      }, 3 * HUGE);
      expect(narrow).toEqual([]);
    });
  }

  test("the buttons of the consent banner break no word", async ({ page, setLetters }) => {
    await setLetters(HUGE);
    await openAlive(page, "/");
    const heights = await bannerOf(page)
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.clientHeight));
    expect(heights).toHaveLength(3);
    // Two lines and the padding.
    expect(Math.max(...heights)).toBeLessThan(4 * HUGE);
  });

  test("no button lies over the name of the firm", async ({ page, setLetters }) => {
    await setLetters(HUGE);
    await withoutBanner(page);
    await openAlive(page, "/");
    const header = page.getByRole("banner");
    const words = await header.getByText("Voorbeeldbureau Arbeidsmediation").evaluate((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect().toJSON();
    });
    const buttons = await header
      .locator("button, a[href^='tel:']")
      .evaluateAll((all) =>
        all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().toJSON()),
      );
    const over = buttons.filter(
      ({ left, top, bottom }) => left < words.right && top < words.bottom && bottom > words.top,
    );
    expect(buttons.length).toBeGreaterThan(0);
    expect(over).toEqual([]);
  });
});
