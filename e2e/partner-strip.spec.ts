import type { Page } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { expect, MOVING, test } from "./lib/test";

const stateOf = (page: Page) =>
  page
    .getByRole("checkbox")
    .locator("xpath=ancestor::section")
    .evaluate((section) => section.getAnimations({ subtree: true }).map(({ playState }) => playState));

test.use(MOVING);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`strip of partners, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("stops and starts with the keyboard, by a control that is seen", async ({ page }) => {
      await page.goto("/");
      const control = page.getByRole("main").getByRole("checkbox");
      await control.focus();
      await expect(control).toBeFocused();
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expect.poll(() => stateOf(page)).toEqual(["running"]);
      await page.keyboard.press("Space");
      await expect(control).toBeChecked();
      await expect.poll(() => stateOf(page)).toEqual(["paused"]);
      await page.keyboard.press("Space");
      await expect.poll(() => stateOf(page)).toEqual(["running"]);
    });
  });
}

test("no accessibility faults while it runs, and nothing scrolls sideways at any width", async ({ page }) => {
  await withoutBanner(page);
  await page.goto("/");
  await expect.poll(() => stateOf(page)).toEqual(["running"]);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page), `${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test("nothing moves, so nothing is to be stopped, where less movement is asked", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(0);
});
