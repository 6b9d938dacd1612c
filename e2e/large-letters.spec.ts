import { chromiumLaunch } from "./lib/chromium";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { expect, test } from "./lib/test";
import { CITY } from "./lib/visit";

const LAUNCH = chromiumLaunch();
const WIDTH = 360;

/** Half as large again, as a visitor sets it in the phone (WCAG 1.4.4). */
test.use({
  viewport: { width: WIDTH, height: 800 },
  launchOptions: { ...LAUNCH, args: [...LAUNCH.args, "--blink-settings=defaultFontSize=24"] },
});

/** A page with long words, the bar at the foot and the ladder; a form; cards; questions. */
for (const path of ["/voorbeelden", "/", "/contact", "/kosten-mediation", CITY, "/blog-boekentips"]) {
  test(`${path} shows all of its words on a phone with large letters`, async ({ page }) => {
    await withoutBanner(page);
    await openAlive(page, path);
    const beyond = await page.evaluate(
      (width) =>
        [...document.querySelectorAll("header a, main :is(h1, h2, h3, p, li, dt, dd), body > div nav a, footer a")]
          .filter((element) => element.checkVisibility())
          .filter((element) => element.getBoundingClientRect().right > width + 1)
          .map((element) => element.textContent),
      WIDTH,
    );
    expect(beyond).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
  });
}
