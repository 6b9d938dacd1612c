import type { Page } from "playwright/test";
import { settle } from "./clock";

/** Scrolls to a distance from the top, in px, at once, and waits until the page has taken notice. */
export const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate(
    (y) =>
      new Promise((resolve) => {
        if (Math.round(window.scrollY) === y) {
          resolve(undefined);
          return;
        }
        window.addEventListener("scrollend", resolve, { once: true });
        window.scrollTo({ top: y, behavior: "instant" });
      }),
    top,
  );
  await settle(page);
};

/** Distance from the top, in px. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/**
 * Remembers how far the layout of every document moved by itself; call it before the first. With `afterInput` also what
 * moved just after a click or a key, which counts as asked for otherwise.
 */
export const watchShifts = async (page: Page, { afterInput = false } = {}): Promise<() => Promise<number>> => {
  await page.addInitScript((withInput) => {
    const shifts: number[] = [];
    Reflect.set(window, "layoutShifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (withInput || !Reflect.get(entry, "hadRecentInput")) {
          shifts.push(Number(Reflect.get(entry, "value")));
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, afterInput);
  return () =>
    page.evaluate(() => (Reflect.get(window, "layoutShifts") as number[]).reduce((sum, shift) => sum + shift, 0));
};

/** Waits until the page has been drawn as it stands, and until who watches the drawing has heard of it. */
export const drawn = async (page: Page): Promise<void> => {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
  await settle(page);
};
