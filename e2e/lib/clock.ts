import type { Page } from "playwright/test";
import { openAlive } from "./events";

/** How far the clock jumps when it is stopped, in ms: enough for what is in progress, less than any tested time. */
const MARGIN = 200;

/** Limit of that jump on a busy machine, on which the clock may already be past it, in ms. */
const LONGEST_MARGIN = 10_000;

/** Opens a page, waits until its script runs, and stops its clock; then `page.clock.runFor` moves it. */
export const openFrozen = async (page: Page, path: string): Promise<void> => {
  await page.clock.install();
  await openAlive(page, path);
  await freeze(page);
};

export const freeze = async (page: Page, margin = MARGIN): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  try {
    await page.clock.pauseAt(now + margin);
  } catch (error) {
    if (margin > LONGEST_MARGIN) {
      throw error;
    }
    await freeze(page, 2 * margin);
  }
};

/** Waits until the page has handled pending work, without the page's timers. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage("");
      });
    }
  });
