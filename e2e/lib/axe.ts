import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Blocks that wait to fade in are neither there nor gone to axe. */
const REVEALED = "[data-reveal] { animation: none !important; opacity: 1 !important; transform: none !important; }";

/**
 * The accessibility faults that axe finds in the page as it stands, with every block revealed, each with the elements
 * that have it.
 */
export const accessibilityFaults = async (page: Page): Promise<string[]> => {
  const style = await page.addStyleTag({ content: REVEALED });
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};
