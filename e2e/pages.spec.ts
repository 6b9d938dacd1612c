import AxeBuilder from "@axe-core/playwright";
import { builtPages } from "./lib/built-pages";
import { withoutBanner } from "./lib/consent";
import { watchErrors } from "./lib/errors";
import { expect, test } from "./lib/test";

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Narrowest screen that WCAG 1.4.10 (reflow) asks for, in px. */
const NARROW = { width: 320, height: 640 };

/** The not-found page answers with its own status. */
const NOT_FOUND = "/404.html";

const pages = builtPages();
const paths = new Set(pages.map(({ path }) => path));

/** Ids that links may point at, by path. */
const anchors = new Map(
  pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
);

const brokenLinks = (from: string, html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    .filter((href) => {
      if (!/^[/#]/.test(href)) {
        return !/^(?:https:|mailto:|tel:)/.test(href);
      }
      const [target = "", anchor] = href.split("#");
      const path = target.split("?")[0] || from;
      const isFile = /\.[a-z]+$/.test(path);
      const known = paths.has(path) || isFile;
      return !known || (anchor !== undefined && anchor !== "top" && !anchors.get(path)?.has(anchor));
    });

test("the build has the pages of the specification", () => {
  expect(pages.length).toBeGreaterThanOrEqual(49);
});

for (const { path, html } of pages) {
  const status = path === NOT_FOUND ? 404 : 200;

  test.describe(path, () => {
    test("answers, has one h1, and is free of errors and accessibility faults", async ({ page }) => {
      await withoutBanner(page);
      const errors = watchErrors(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("lang", path === "/english-mediation" ? "en" : "nl");
      const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: node }) => node).join(" ")}`)).toEqual([]);
      // A 404 answer is itself an error in the console; so is the bad path that the page writes there.
      expect(errors.filter(() => status === 200)).toEqual([]);
    });

    test("has no dead link or anchor", () => {
      expect(brokenLinks(path, html)).toEqual([]);
    });

    test("does not scroll sideways at 320 px", async ({ page }) => {
      await withoutBanner(page);
      await page.setViewportSize(NARROW);
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
