import { test as base, expect } from "./test";
import { watchViolations } from "./violations";

export { expect } from "./test";

interface Fixtures {
  /** What the security policy blocked in the page so far. */
  violations: string[];
}

/** Playwright's test, which fails when the security policy blocks anything in its page. */
export const test = base.extend<Fixtures>({
  violations: [
    async ({ page }, use) => {
      const violations = await watchViolations(page);
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
