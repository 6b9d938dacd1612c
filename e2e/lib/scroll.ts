import type { Page } from "playwright/test";
import { settle } from "./clock";

/** Scrolls at once to a distance from the top, in px, and waits until the page has reacted. */
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

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/**
 * Records layout shifts of every document; call it before the first. With `afterInput` also those just after a click or
 * a key, which are expected otherwise.
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

/** Waits until the page has been painted and observers of painting were called. */
export const drawn = async (page: Page): Promise<void> => {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
  await settle(page);
};
