import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright/test";

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe ignores blocks that have not faded in yet. */
const REVEALED = "[data-reveal] { animation: none !important; opacity: 1 !important; transform: none !important; }";

/** The small file of axe, which a page reads twice as fast; it may call axe in frames of any origin. */
const SOURCE = `${readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")};
axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;

/** Injects axe into every frame of the page, once: a tenth of the time. */
export const equip = async (page: Page): Promise<void> => {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) {
      await frame.evaluate(SOURCE);
    }
  }
};

/** axe's findings in the page, with every block revealed and the elements concerned. */
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
