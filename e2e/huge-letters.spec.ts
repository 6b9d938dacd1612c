import { chromiumLaunch } from "./lib/chromium";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { expect, MOVING, test } from "./lib/test";

const LAUNCH = chromiumLaunch();

/** Twice as large, the most that WCAG 1.4.4 asks for. */
test.use({
  viewport: { width: 360, height: 800 },
  launchOptions: { ...LAUNCH, args: [...LAUNCH.args, "--blink-settings=defaultFontSize=32"] },
  ...MOVING,
});

test("no button lies over the name of the firm", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/");
  const header = page.getByRole("banner");
  const words = await header.getByText("Voorbeeldbureau Arbeidsmediation").evaluate((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getBoundingClientRect().toJSON();
  });
  const buttons = await header
    .locator("button, a[href^='tel:']")
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().toJSON()),
    );
  const over = buttons.filter(
    ({ left, top, bottom }) => left < words.right && top < words.bottom && bottom > words.top,
  );
  expect(buttons.length).toBeGreaterThan(0);
  expect(over).toEqual([]);
});
