import type { Page } from "playwright/test";
import { settle } from "./lib/clock";
import { withoutBanner } from "./lib/consent";
import { navigateTo, openAlive } from "./lib/events";
import { holdScripts } from "./lib/scripts";
import { scrollTo, watchShifts } from "./lib/scroll";
import { expect, MOVING, test } from "./lib/test";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 640 };

/** Pages with cards, reviews, steps, figures, portraits, prose and forms. */
const PAGES = [
  "/",
  "/arbeidsmediation",
  "/over-ons",
  "/vertrouwenspersoon",
  "/arbeidsmediation-utrecht",
  "/blog-boekentips",
];

const BLOCKS = "[data-reveal-children] > *";
const CARDS = '[data-reveal-children="150"]';
const QUOTES = '[data-reveal-columns="3"]';

const waiting = (page: Page) => page.locator('[data-reveal="waiting"]');
const marked = (page: Page) => page.locator("[data-reveal]");

/** A block when it began to wait. */
interface Wait {
  text: string;
  /** Distances from the top of the screen, and the height of the screen, in px. */
  top: number;
  height: number;
  screen: number;
}

/** A block when it began to show: its animation as the browser computed it. */
interface Show {
  text: string;
  delay: string;
  duration: string;
  repeats: string;
  from: { opacity: unknown; transform: unknown };
}

interface Seen {
  waits: Wait[];
  shows: Show[];
  /** Texts of the blocks whose animation started, in order. */
  starts: string[];
}

/** Notes every block that begins to wait or to show, at that moment; call it before the first page. */
const watchBlocks = async (page: Page): Promise<() => Promise<Seen>> => {
  await page.addInitScript(() => {
    const seen: Seen = { waits: [], shows: [], starts: [] };
    Reflect.set(window, "seen", seen);
    const textOf = (block: Element) => block.textContent ?? "";
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement)) {
          continue;
        }
        const text = textOf(target);
        if (target.dataset.reveal === "waiting") {
          const { top, height } = target.getBoundingClientRect();
          seen.waits.push({ text, top, height, screen: window.innerHeight });
        }
        if (target.dataset.reveal === "shown") {
          const style = getComputedStyle(target);
          const effect = target.getAnimations()[0]?.effect as KeyframeEffect | undefined;
          const first = effect?.getKeyframes()[0];
          seen.shows.push({
            text,
            delay: style.animationDelay,
            duration: style.animationDuration,
            repeats: style.animationIterationCount,
            from: { opacity: first?.opacity, transform: first?.transform },
          });
        }
      }
    }).observe(document, { attributeFilter: ["data-reveal"], subtree: true });
    document.addEventListener("animationstart", ({ target }) => {
      if (target instanceof HTMLElement && target.dataset.reveal) {
        seen.starts.push(textOf(target));
      }
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "seen") as Seen);
};

/** Notes of each largest element so far whether it "waits" or "shows"; call it before the first page. */
const watchLargest = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const largest: string[] = [];
    Reflect.set(window, "largest", largest);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element = Reflect.get(entry, "element") as Element | null;
        largest.push(element?.closest("[data-reveal]") === null ? "shows" : "waits");
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "largest") as string[]);
};

/** Expects that the largest element of a page that was opened just now was never hidden, and its heading neither. */
const expectLargestShown = async (page: Page, largest: () => Promise<string[]>): Promise<void> => {
  await expect.poll(async () => (await largest()).length).toBeGreaterThan(0);
  expect(await largest(), "the largest element never waits").not.toContain("waits");
  await expect(marked(page).filter({ has: page.locator("h1") })).toHaveCount(0);
};

/**
 * In the page: waits until every observer has reported what is in view. They report in order of age: this one, the
 * youngest, is last.
 */
const told = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body);
  });

/** Waits until every observer has reported what is in view. */
const reported = (page: Page): Promise<void> => page.evaluate(told);

/** Opens a page and waits until its blocks below the fold wait. */
const openMarked = async (page: Page, path: string): Promise<void> => {
  await openAlive(page, path);
  await expect(waiting(page).first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** Opens a page of which the scripts come when the returned function is called. */
const openHeld = async (page: Page, path: string): Promise<() => void> => {
  const start = await holdScripts(page);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Fonts may have moved lines; after a second report that is included.
  await reported(page);
  await reported(page);
  return start;
};

/** Scrolls until the top of the first such element is about so many px below the top of the screen. */
const bringTo = async (page: Page, selector: string, y: number): Promise<void> => {
  const top = await page
    .locator(selector)
    .first()
    .evaluate((block) => block.getBoundingClientRect().top + window.scrollY);
  await scrollTo(page, Math.round(top - y));
  await reported(page);
};

/** Names the waiting block that a function chooses, so that it stays the same one; returns its selector. */
const pick = async (page: Page, choose: "first" | "tallest" | "lowest" | "last with a link"): Promise<string> => {
  await waiting(page).evaluateAll((blocks, how) => {
    const heightOf = (block: Element) => block.getBoundingClientRect().height;
    const byHeight = [...blocks].sort((one, other) => heightOf(one) - heightOf(other));
    const chosen = {
      first: blocks[0],
      tallest: byHeight.at(-1),
      lowest: byHeight[0],
      "last with a link": blocks.filter((block) => block.querySelector("a[href]")).at(-1),
    }[how];
    chosen?.setAttribute("data-test", "");
  }, choose);
  return "[data-test]";
};

/** How many blocks cannot be seen. */
const unseen = (page: Page): Promise<number> =>
  page
    .locator(BLOCKS)
    .evaluateAll((blocks) => blocks.filter((block) => getComputedStyle(block).opacity !== "1").length);

/** Scrolls through the whole page, half a screen at a time. */
const scrollThrough = async (page: Page): Promise<void> => {
  const hear = await page.evaluateHandle(`(${told})`);
  await page.evaluate(async (heard) => {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const step = window.innerHeight / 2;
    for (let top = 0; top < end + step; top += step) {
      window.scrollTo({ top: Math.min(top, end), behavior: "instant" });
      await (heard as () => Promise<void>)();
    }
  }, hear);
  await settle(page);
};

test.use({ viewport: WIDE, ...MOVING });
test.beforeEach(({ page }) => withoutBanner(page));

/** Pages that are scrolled through on a wide screen too. */
const WIDE_PAGES = ["/", "/over-ons"];

for (const [viewport, paths] of [
  [WIDE, WIDE_PAGES],
  [PHONE, PAGES],
] as const) {
  for (const path of paths) {
    test(`${path} at ${viewport.width} px: only what lies below the fold waits, all of it comes once`, async ({
      page,
    }) => {
      const seen = await watchBlocks(page);
      const largest = await watchLargest(page);
      await page.setViewportSize(viewport);
      await openMarked(page, path);
      await expectLargestShown(page, largest);
      const { waits } = await seen();
      for (const { text, top, height, screen } of waits) {
        expect(top, text).toBeGreaterThanOrEqual(screen);
        expect(height, text).toBeLessThanOrEqual(screen);
      }
      await scrollThrough(page);
      await expect(waiting(page)).toHaveCount(0);
      await expect(marked(page), "every animation has ended and left no trace").toHaveCount(0);
      const { waits: all, starts } = await seen();
      expect(all, "nothing waits a second time").toHaveLength(waits.length);
      expect([...starts].sort()).toEqual(waits.map(({ text }) => text).sort());
    });
  }
}

test("the largest element of the other pages never waits on a wide screen", async ({ page }) => {
  const largest = await watchLargest(page);
  for (const path of PAGES.filter((other) => !WIDE_PAGES.includes(other))) {
    await test.step(path, async () => {
      await openMarked(page, path);
      await expectLargestShown(page, largest);
    });
  }
});

test("nothing is hidden before the scripts run, and nothing moves when they do", async ({ page }) => {
  const shifts = await watchShifts(page);
  const start = await openHeld(page, "/");
  const shiftedBefore = await shifts();
  const places = () =>
    page.locator(BLOCKS).evaluateAll((blocks) => blocks.map((block) => JSON.stringify(block.getBoundingClientRect())));
  const before = await places();
  await expect(marked(page)).toHaveCount(0);
  expect(await unseen(page)).toBe(0);
  start();
  await expect(waiting(page).first()).toBeAttached();
  expect(await unseen(page)).toBeGreaterThan(0);
  expect(await places()).toEqual(before);
  await scrollThrough(page);
  await expect(marked(page)).toHaveCount(0);
  expect(await shifts()).toBe(shiftedBefore);
});

test("scripts that come late hide nothing that the visitor sees or has passed", async ({ page }) => {
  const seen = await watchBlocks(page);
  const start = await openHeld(page, "/");
  await scrollTo(page, 1500);
  start();
  await expect(waiting(page).first()).toBeAttached();
  await reported(page);
  const { waits, shows } = await seen();
  expect(Math.min(...waits.map(({ top }) => top))).toBeGreaterThanOrEqual(WIDE.height);
  expect(shows).toEqual([]);
  await scrollTo(page, 0);
  await reported(page);
  expect((await seen()).shows, "what was passed does not fade").toEqual([]);
});

test.describe("a block appears when a tenth of it is in view or within 50 px of it, and not before", () => {
  for (const [name, choose, least, inView] of [
    ["a tall one, when it is on the screen", "tallest", "600px", true],
    ["a low one, still below the screen", "lowest", "auto", false],
  ] as const) {
    test(name, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openMarked(page, "/arbeidsmediation");
      const selector = await pick(page, choose);
      const block = page.locator(selector);
      const { top, height } = await block.evaluate((element, least) => {
        element.style.minHeight = least;
        const rect = element.getBoundingClientRect();
        return { top: rect.top + window.scrollY, height: rect.height };
      }, least);
      const edge = top + height / 10 - PHONE.height - 50;
      expect(height / 10 > 50, "the block is as tall or low as the test needs").toBe(inView);

      await scrollTo(page, Math.floor(edge) - 1);
      await reported(page);
      await expect(block).toHaveAttribute("data-reveal", "waiting");
      await expect(block).toHaveCSS("opacity", "0");
      await scrollTo(page, Math.ceil(edge) + 1);
      await reported(page);
      await expect(block).not.toHaveAttribute("data-reveal", "waiting");
      await expect(block).toHaveCSS("opacity", "1");
    });
  }
});

test("it fades in and rises 12 px in 400 ms, once", async ({ page }) => {
  const seen = await watchBlocks(page);
  await openMarked(page, "/");
  const selector = await pick(page, "first");
  const text = (await page.locator(selector).textContent()) ?? "";
  await bringTo(page, selector, 500);
  await expect(page.locator(selector)).not.toHaveAttribute("data-reveal");
  await scrollTo(page, 0);
  await reported(page);
  await bringTo(page, selector, 500);
  await expect(page.locator(selector)).not.toHaveAttribute("data-reveal");
  await expect(page.locator(selector)).toHaveCSS("animation-name", "none");

  const { waits, shows, starts } = await seen();
  expect(shows.filter((show) => show.text === text)).toEqual([
    { text, delay: "0s", duration: "0.4s", repeats: "1", from: { opacity: "0", transform: "translateY(12px)" } },
  ]);
  expect(starts.filter((start) => start === text)).toHaveLength(1);
  expect(waits.filter((wait) => wait.text === text)).toHaveLength(1);
});

for (const { name, list, path, delays } of [
  { name: "cards follow each other by 150 ms", list: CARDS, path: "/", delays: ["0s", "0.15s", "0.3s"] },
  {
    name: "quotes follow each other by 100 ms, by column of three",
    list: QUOTES,
    path: "/trainingen",
    delays: ["0s", "0.1s", "0.2s", "0s", "0.1s"],
  },
]) {
  test(name, async ({ page }) => {
    const seen = await watchBlocks(page);
    await openMarked(page, path);
    const items = page.locator(list).first().locator(":scope > *");
    await expect(items.and(waiting(page))).toHaveCount(delays.length);
    const texts = await items.evaluateAll((all) => all.map(({ textContent }) => textContent ?? ""));
    await bringTo(page, list, 100);
    await expect(items.and(waiting(page))).toHaveCount(0);
    const delayOf = new Map((await seen()).shows.map(({ text, delay }) => [text, delay]));
    expect(texts.map((text) => delayOf.get(text))).toEqual(delays);
  });
}

test("a new page has its own blocks, and so has the old one on the way back", async ({ page }) => {
  const seen = await watchBlocks(page);
  await openMarked(page, "/");
  await scrollTo(page, 900);
  const { waits: first } = await seen();
  await navigateTo(page, "/arbeidsmediation");
  await expect(page).toHaveURL(/\/arbeidsmediation$/);
  await expect.poll(async () => (await seen()).waits.length).toBeGreaterThan(first.length);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Voorbeeldsite/);
  await reported(page);
  for (const { text, top, screen } of (await seen()).waits) {
    expect(top, text).toBeGreaterThanOrEqual(screen);
  }
  await scrollThrough(page);
  await expect(marked(page)).toHaveCount(0);
});

test.describe("what waits is seen", () => {
  test("on paper, and waits on the screen afterwards", async ({ page }) => {
    await openMarked(page, "/over-ons");
    expect(await unseen(page)).toBeGreaterThan(0);
    await page.emulateMedia({ media: "print" });
    expect(await unseen(page)).toBe(0);
    await page.emulateMedia({ media: "screen" });
    expect(await unseen(page)).toBeGreaterThan(0);
  });

  test("when less movement is asked for later; what was seen then does not fade any more", async ({ page }) => {
    const seen = await watchBlocks(page);
    await openMarked(page, "/over-ons");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await unseen(page)).toBe(0);
    await scrollThrough(page);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(marked(page)).toHaveCount(0);
    expect(await unseen(page)).toBe(0);
    expect((await seen()).starts).toEqual([]);
  });

  test("as soon as the focus is in it, without fading, and after the focus has left", async ({ page }) => {
    const seen = await watchBlocks(page);
    await openMarked(page, "/");
    const block = page.locator(await pick(page, "last with a link"));
    const text = (await block.textContent()) ?? "";
    const opacities = await block.evaluate((element) => {
      const link = element.querySelector<HTMLElement>("a[href]");
      const opacity = () => getComputedStyle(element).opacity;
      const before = opacity();
      link?.focus({ preventScroll: true });
      const focused = opacity();
      link?.blur();
      return [before, focused, opacity()];
    });
    expect(opacities).toEqual(["0", "1", "1"]);
    await block.scrollIntoViewIfNeeded();
    await reported(page);
    await expect(block).not.toHaveAttribute("data-reveal");
    expect((await seen()).starts).not.toContain(text);
  });

  test("wherever the Tab key leads", async ({ page }) => {
    await openMarked(page, "/");
    await page.getByRole("main").focus();
    /** Opacity of what has the focus in the main content, with all that is around it. */
    const focused = () =>
      page.evaluate(() => {
        let opacity = 1;
        for (let element = document.activeElement; element; element = element.parentElement) {
          opacity *= Number(getComputedStyle(element).opacity);
        }
        return document.querySelector("main :focus") ? opacity : undefined;
      });
    const opacities: number[] = [];
    for (let opacity: number | undefined = 1; opacity !== undefined; opacity = await focused()) {
      opacities.push(opacity);
      await page.keyboard.press("Tab");
    }
    expect(opacities.length).toBeGreaterThan(5);
    expect([...new Set(opacities)]).toEqual([1]);
  });

  test("after a jump to an anchor", async ({ page }) => {
    await openMarked(page, "/contact");
    await page.getByRole("main").locator('a[href="#formulier"]').first().click();
    await expect(page.locator("#formulier").getByRole("heading").first()).toBeInViewport();
    await expect(page.locator("#formulier [data-reveal]")).toHaveCount(0);
  });

  /** The browser's search finds what is laid out and not hidden, whatever its opacity, and scrolls it to the middle. */
  test("by the browser's own search and by assistive technology", async ({ page }) => {
    await openMarked(page, "/");
    const kept = await waiting(page).evaluateAll((blocks) =>
      blocks
        .flatMap((block) => [block, ...block.querySelectorAll("*")])
        .filter((element) => element.closest("details:not([open])") === null)
        .map((element) => {
          const { display, visibility, contentVisibility, userSelect } = getComputedStyle(element);
          const found = display !== "none" && visibility === "visible" && contentVisibility !== "hidden";
          return found && userSelect !== "none" && !element.closest("[inert], [hidden]") ? "" : element.outerHTML;
        }),
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(Boolean)).toEqual([]);

    const heading = page.getByRole("heading", { name: "Onze mediators" });
    const block = waiting(page).filter({ has: heading });
    await expect(block).toHaveCount(1);
    await heading.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(block).toHaveCount(0);
    await expect(heading).toBeInViewport();
  });
});

test("nothing waits under reduced motion, and nothing moves", async ({ page }) => {
  const seen = await watchBlocks(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openMarked(page, "/");
  expect(await unseen(page)).toBe(0);
  await scrollThrough(page);
  await expect(marked(page)).toHaveCount(0);
  expect((await seen()).starts).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing waits", async ({ page }) => {
    await page.goto("/");
    await expect(marked(page)).toHaveCount(0);
    for (const block of await page.locator(BLOCKS).all()) {
      await expect(block).toHaveCSS("opacity", "1");
    }
  });
});
