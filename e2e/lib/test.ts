import { test as base } from "playwright/test";

export { expect } from "playwright/test";

/** Playwright's test, with the address of the server that global-setup.ts started as base address. */
export const test = base.extend({
  baseURL: ({ browserName: _browserName }, use) => use(process.env.E2E_BASE_URL),
});
