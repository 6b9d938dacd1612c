import path from "node:path";
import { test as base } from "playwright/test";
import { answerForProviders, type Providers } from "./providers";
import { addressOf, SITES } from "./sites";

export { expect } from "playwright/test";

/** For `test.use` in tests of what moves, or of what may not move; in others nothing does (playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

interface Fixtures {
  /** Replaces the tag manager and the providers of forms and agendas. */
  providers: Providers;
}

/** Specs that hold for the real site, whatever its editors write; all others test the product on the fixture site. */
const OF_CONTENT = path.resolve("e2e/content");

/** Playwright's test, with the site that its file is about as base address. */
export const test = base.extend<Fixtures>({
  // Playwright reads the names of what a fixture needs from its first parameter.
  baseURL: ({ browserName: _browserName }, use, { file }) =>
    use(addressOf(file.startsWith(OF_CONTENT) ? SITES.content : SITES.product)),
  context: async ({ context }, use) => {
    await use(context);
    // Playwright does not go online again where it reuses a tab.
    await context.setOffline(false);
  },
  providers: async ({ context }, use) => {
    await use(await answerForProviders(context));
    await context.unrouteAll({ behavior: "ignoreErrors" });
  },
});
