import type axe from "axe-core";
import { toneStyle } from "../src/components/tones";
import { palette } from "../src/styles/tokens";
import { equip } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { expect, test } from "./lib/test";

/** Pages that together have the sections with light surfaces. */
const PAGES = ["/voorbeelden", "/arbeidsmediation", "/kosten-mediation", "/over-ons", "/referenties"];

test.use({ viewport: { width: 1280, height: 900 } });

for (const path of PAGES) {
  for (const tone of ["petrol", "apricot"] as const) {
    test(`${path}: on ${tone}, which an editor can choose for any block, every text can be read`, async ({ page }) => {
      await withoutBanner(page);
      await openAlive(page, path);
      const toned = await page.evaluate(
        (light) => {
          const sections = [...document.querySelectorAll("main section:not([data-opening])")].filter((section) =>
            light.includes(getComputedStyle(section).getPropertyValue("--ground")),
          );
          for (const section of sections) section.setAttribute("data-toned", "");
          return sections.length;
        },
        [palette.page, palette.card] as string[],
      );
      expect(toned).toBeGreaterThan(0);
      const { styles } = toneStyle(tone);
      await page.addStyleTag({
        content: `section[data-toned][data-toned] { ${styles} } main [data-reveal] { animation: none; opacity: 1; }`,
      });
      await equip(page);
      const unreadable = await page.evaluate(async () => {
        const engine = Reflect.get(window, "axe") as typeof axe;
        const { violations, incomplete } = await engine.run("[data-toned]", { runOnly: ["color-contrast"] });
        // Text in the colour of its ground may be hidden on purpose, for all that axe can tell.
        const equal = incomplete
          .flatMap(({ nodes }) => nodes)
          .filter(({ any }) => any[0]?.data?.messageKey === "equalRatio");
        return [...violations.flatMap(({ nodes }) => nodes), ...equal].map(({ html }) => html);
      });
      expect(unreadable).toEqual([]);
    });
  }
}
