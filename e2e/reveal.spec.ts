import type { Page } from "playwright/test";
import { settle } from "./lib/clock";
import { withoutBanner } from "./lib/consent";
import { navigateTo, openAlive } from "./lib/events";
import { scrollTo, watchShifts } from "./lib/scroll";
import { expect, test } from "./lib/test";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 640 };

/** Pages with cards, reviews, steps, figures, portraits, prose and forms. */
const PAGES = ["/", "/arbeidsmediation", "/over-ons", "/contact", "/arbeidsmediation-utrecht", "/blog-boekentips"];

const waiting = (page: Page) => page.locator('[data-reveal="waiting"]');

/** A block that appeared: its text, when, and after what delay, in ms. */
interface Appearance {
  text: string;
  delay: string;
}

/** Notes which blocks appear, in order; call it before the first page. */
const watchAppearances = async (page: Page): Promise<() => Promise<Appearance[]>> => {
  await page.addInitScript(() => {
    const appearances: Appearance[] = [];
    Reflect.set(window, "appearances", appearances);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof HTMLElement && target.dataset.reveal === "shown") {
          appearances.push({ text: target.textContent ?? "", delay: target.style.animationDelay });
        }
      }
    }).observe(document, { attributeFilter: ["data-reveal"], subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "appearances") as Appearance[]);
};

/** Opens a page and waits until its blocks below the fold are marked. */
const openMarked = async (page: Page, path: string): Promise<void> => {
  await openAlive(page, path);
  await expect(waiting(page).first()).toBeAttached();
};

/** Scrolls until the top of a block is so many px below the top of the screen. */
const bringTo = async (page: Page, selector: string, y: number): Promise<void> => {
  const top = await page
    .locator(selector)
    .first()
    .evaluate((block) => block.getBoundingClientRect().top + window.scrollY);
  await scrollTo(page, Math.round(top - y));
};

/** Two frames: what the observer has to say has been said. */
const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

test.use({ viewport: WIDE });
test.beforeEach(({ page }) => withoutBanner(page));

for (const viewport of [WIDE, PHONE]) {
  for (const path of PAGES) {
    test(`${path} at ${viewport.width} px: only what lies below the fold waits, and all of it comes`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openAlive(page, path);
      await nextFrames(page);
      const marked = await waiting(page).evaluateAll((blocks) =>
        blocks.map((block) => {
          const { top, height } = block.getBoundingClientRect();
          return { top, height, holdsHeading: block.querySelector("h1") !== null };
        }),
      );
      for (const { top, height, holdsHeading } of marked) {
        expect(top).toBeGreaterThanOrEqual(viewport.height);
        expect(height).toBeLessThanOrEqual(viewport.height);
        expect(holdsHeading).toBe(false);
      }
      const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      for (let top = 0; top < end + viewport.height; top += viewport.height / 2) {
        await scrollTo(page, Math.min(Math.round(top), end));
        await nextFrames(page);
      }
      await expect(waiting(page)).toHaveCount(0);
      await expect(page.locator("[data-reveal]"), "every animation has ended and left no trace").toHaveCount(0);
    });
  }
}

test("nothing is hidden before the scripts run, and nothing moves when they do", async ({ page }) => {
  let start: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  const shifts = await watchShifts(page);
  await page.goto("/");
  const places = () =>
    page
      .locator("[data-reveal-children] > *")
      .evaluateAll((blocks) => blocks.map((block) => JSON.stringify(block.getBoundingClientRect())));
  const before = await places();
  await expect(page.locator("[data-reveal]")).toHaveCount(0);
  start();
  await expect(waiting(page).first()).toBeAttached();
  expect(await places()).toEqual(before);
  for (const top of [700, 1500, 2500, 3500]) {
    await scrollTo(page, top);
    await nextFrames(page);
  }
  expect(await shifts()).toBe(0);
});

test("a block appears when a tenth of it is in view or within 50 px of it, and not before", async ({ page }) => {
  await openMarked(page, "/");
  const block = page.locator('[data-reveal="waiting"]').nth(3);
  await block.evaluate((element) => element.setAttribute("data-test", ""));
  const height = await block.evaluate((element) => element.getBoundingClientRect().height);
  const edge = WIDE.height + 50 - height / 10;
  const tested = page.locator("[data-test]");
  await bringTo(page, "[data-test]", edge + 3);
  await nextFrames(page);
  await expect(tested).toHaveAttribute("data-reveal", "waiting");
  await bringTo(page, "[data-test]", edge - 3);
  await expect(tested).not.toHaveAttribute("data-reveal", "waiting");
});

test("it fades in and rises 12 px in 400 ms, once", async ({ page }) => {
  const appearances = await watchAppearances(page);
  await openMarked(page, "/");
  const block = waiting(page).first();
  await block.evaluate((element) => {
    element.setAttribute("data-test", "");
    element.addEventListener("animationstart", () => {
      const [animation] = element.getAnimations();
      const effect = animation?.effect as KeyframeEffect;
      const [from] = effect.getKeyframes();
      const { duration } = effect.getTiming();
      Reflect.set(window, "appearance", { duration, opacity: from?.opacity, transform: from?.transform });
    });
  });
  await bringTo(page, "[data-test]", 500);
  await expect(page.locator("[data-test]")).not.toHaveAttribute("data-reveal");
  expect(await page.evaluate(() => Reflect.get(window, "appearance"))).toEqual({
    duration: 400,
    opacity: "0",
    transform: "translateY(12px)",
  });
  const count = (await appearances()).length;
  await scrollTo(page, 0);
  await bringTo(page, "[data-test]", 500);
  await nextFrames(page);
  expect((await appearances()).length).toBe(count);
});

test("cards follow each other by 150 ms", async ({ page }) => {
  const appearances = await watchAppearances(page);
  await openMarked(page, "/");
  const cards = page.locator('[data-reveal-children="150"] > li');
  await expect(cards).toHaveCount(3);
  const texts = await cards.evaluateAll((all) => all.map(({ textContent }) => textContent));
  await bringTo(page, '[data-reveal-children="150"]', 300);
  await expect(waiting(page).and(cards)).toHaveCount(0);
  const shown = (await appearances()).filter(({ text }) => texts.includes(text));
  expect(shown.map(({ delay }) => delay)).toEqual(["0ms", "150ms", "300ms"]);
});

test("reviews follow each other by 100 ms, by column of three", async ({ page }) => {
  const appearances = await watchAppearances(page);
  await openMarked(page, "/");
  const reviews = page.locator('[data-reveal-columns="3"] > li');
  await expect(reviews).toHaveCount(6);
  const texts = await reviews.evaluateAll((all) => all.map(({ textContent }) => textContent));
  await bringTo(page, '[data-reveal-columns="3"]', 20);
  await expect(waiting(page).and(reviews)).toHaveCount(0);
  const delays = new Map((await appearances()).map(({ text, delay }) => [text, delay]));
  expect(texts.map((text) => delays.get(text ?? ""))).toEqual(["0ms", "100ms", "200ms", "0ms", "100ms", "200ms"]);
});

test("a new page has its own blocks", async ({ page }) => {
  await openMarked(page, "/");
  await scrollTo(page, 900);
  await navigateTo(page, "/arbeidsmediation");
  await expect(page).toHaveURL(/\/arbeidsmediation$/);
  await expect(waiting(page).first()).toBeAttached();
  const tops = await waiting(page).evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().top));
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(WIDE.height);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Jouw go to/);
  const hidden = page.locator('[data-reveal="waiting"]:not(main *)');
  await expect(hidden).toHaveCount(0);
});

test.describe("what waits is seen", () => {
  const opacities = (page: Page) =>
    page
      .locator("[data-reveal-children] > *")
      .evaluateAll((blocks) => [...new Set(blocks.map((block) => getComputedStyle(block).opacity))]);

  test("on paper", async ({ page }) => {
    await openMarked(page, "/over-ons");
    expect(await opacities(page)).toContain("0");
    await page.emulateMedia({ media: "print" });
    expect(await opacities(page)).not.toContain("0");
  });

  test("when less movement is asked for later", async ({ page }) => {
    await openMarked(page, "/over-ons");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await opacities(page)).not.toContain("0");
  });

  test("as soon as the focus is in it", async ({ page }) => {
    const appearances = await watchAppearances(page);
    await openMarked(page, "/");
    const block = waiting(page)
      .filter({ has: page.getByRole("link") })
      .last();
    await block.evaluate((element) => element.setAttribute("data-test", ""));
    const tested = page.locator("[data-test]");
    const link = tested.getByRole("link").first();
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await expect(tested).toHaveAttribute("data-reveal", "waiting");
    await expect(tested).toHaveCSS("opacity", "1");
    await link.evaluate((element) => {
      element.blur();
      element.focus();
    });
    await expect(tested).not.toHaveAttribute("data-reveal");
    expect(await appearances(), "what has the focus does not fade").toEqual([]);
  });

  test("after a jump to an anchor", async ({ page }) => {
    await openMarked(page, "/contact");
    await page.getByRole("main").locator('a[href="#formulier"]').first().click();
    await expect(page.locator("#formulier [data-reveal]")).toHaveCount(0);
    await expect(page.locator("#formulier").getByRole("heading").first()).toBeInViewport();
  });

  test("by the browser's own search", async ({ page }) => {
    await openMarked(page, "/");
    const text = "Onze mediators";
    const heading = page.getByRole("heading", { name: text });
    await expect(waiting(page).filter({ has: heading })).toHaveCount(1);
    const found = await page.evaluate(
      (words) => (Reflect.get(window, "find") as (words: string) => boolean)(words),
      text,
    );
    expect(found).toBe(true);
    await expect(heading).toBeInViewport();
    await expect(waiting(page).filter({ has: heading })).toHaveCount(0);
  });
});

test("nothing waits under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAlive(page, "/");
  await nextFrames(page);
  await settle(page);
  await expect(page.getByRole("main").locator(":scope :is(h2, li, p)").last()).toHaveCSS("opacity", "1");
  const hidden = await page
    .locator("[data-reveal-children] > *")
    .evaluateAll((blocks) => blocks.filter((block) => getComputedStyle(block).opacity === "0").length);
  expect(hidden).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing waits", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-reveal]")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Onze mediators" })).toHaveCSS("opacity", "1");
  });
});
