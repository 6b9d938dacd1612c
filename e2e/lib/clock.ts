import type { Page } from "playwright/test";
import { openAlive } from "./events";

/** How far the clock jumps when it is stopped, in ms: enough for what had begun, and less than any time that is tested. */
const MARGIN = 200;

/** On a busy machine the clock has passed that by the time it stops; then it jumps further, up to this, in ms. */
const LONGEST_MARGIN = 10_000;

/** Opens a page, waits until its script is alive, and stops its clock; from then on `page.clock.runFor` moves it. */
export const openFrozen = async (page: Page, path: string): Promise<void> => {
  await page.clock.install();
  await openAlive(page, path);
  await freeze(page);
};

/** Stops the installed clock of a page. */
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

/** Waits until the page has worked off what it had to do, without a timer of its own. */
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
