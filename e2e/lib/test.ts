import { test as base } from "playwright/test";
import { addressOf, SITES } from "./sites";

export { expect } from "playwright/test";

/** Playwright's test, with the address of the project's site as base address. */
export const test = base.extend({
  baseURL: ({ browserName: _browserName }, use, { project }) =>
    use(addressOf(project.name === "content" ? SITES.content : SITES.product)),
});
