import type { Page } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { expect, test } from "./lib/test";

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };

/** A kind of section that folds, with the words that unfold it, what stays in sight, and what folds. */
const FOLDS = [
  { page: "/", words: "Meer beoordelingen", stays: "de eerste beoordeling", folds: "de tweede beoordeling" },
  { page: "/voorbeelden", words: "Meer tekst", stays: "blijft staan", folds: "klapt in" },
  { page: "/voorbeelden", words: "Meer ervaringen", stays: "de eerste ervaring", folds: "de tweede ervaring" },
  { page: "/voorbeelden", words: "Meer stappen", stays: "Stappen die inklappen", folds: "De eerste stap" },
] as const;

const main = (page: Page) => page.getByRole("main");

test.beforeEach(({ page }) => withoutBanner(page));

for (const { page: address, words, stays, folds } of FOLDS) {
  test.describe(words, () => {
    test("a phone folds what few read, and a press unfolds it", async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(address);
      await expect(main(page).getByText(stays)).toBeVisible();
      await expect(main(page).getByText(folds)).toBeHidden();
      await main(page).getByText(words).click();
      await expect(main(page).getByText(folds)).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    test("a wider screen and paper show all", async ({ page }) => {
      await page.setViewportSize(TABLET);
      await page.goto(address);
      await expect(main(page).getByText(folds)).toBeVisible();
      await expect(main(page).getByText(words)).toBeHidden();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ media: "print" });
      await expect(main(page).getByText(folds)).toBeVisible();
      await expect(main(page).getByText(words)).toBeHidden();
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it folds and unfolds all the same", async ({ page }) => {
    const [{ words, folds }] = FOLDS;
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await expect(main(page).getByText(folds)).toBeHidden();
    await main(page).getByText(words).click();
    await expect(main(page).getByText(folds)).toBeVisible();
    await page.setViewportSize(TABLET);
    await expect(main(page).getByText(words)).toBeHidden();
  });
});
