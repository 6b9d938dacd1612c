import axe from "axe-core";
import type { Page } from "playwright/test";

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Blocks that wait to fade in are neither there nor gone to axe. */
const REVEALED = "[data-reveal] { animation: none !important; opacity: 1 !important; transform: none !important; }";

/** Lets axe in a page ask axe in its frames, whoever they are of. */
const SOURCE = `${axe.source}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;

/** Puts axe into every frame of the page that has it not yet: one run of it then takes a tenth of the time. */
const equip = async (page: Page): Promise<void> => {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) {
      await frame.evaluate(SOURCE);
    }
  }
};

/**
 * The accessibility faults that axe finds in the page as it stands, with every block revealed, each with the elements
 * that have it.
 */
export const accessibilityFaults = async (page: Page): Promise<string[]> => {
  await equip(page);
  return page.evaluate(
    async ({ css, values }) => {
      const style = document.head.appendChild(document.createElement("style"));
      style.textContent = css;
      const engine = Reflect.get(window, "axe") as typeof axe;
      const { violations } = await engine.run({
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        selectors: false,
      });
      style.remove();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    { css: REVEALED, values: AXE_TAGS },
  );
};
