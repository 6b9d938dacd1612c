import type { Page } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { navigateTo, openAlive } from "./lib/events";
import { isScript } from "./lib/scripts";
import { expect, test } from "./lib/test";

const PHONE = { width: 360, height: 740 };
/** Upright, and wide enough for what folds on a smaller one. */
const TABLET = { width: 960, height: 1280 };

/** The kinds of sections that fold, by page: the words that unfold one, what stays in sight, and what folds. */
const FOLDS = {
  "/": [{ words: "Meer beoordelingen", stays: "de eerste beoordeling", folds: "de tweede beoordeling" }],
  "/voorbeelden": [
    { words: "Meer tekst", stays: "blijft staan", folds: "klapt in" },
    { words: "Meer ervaringen", stays: "de eerste ervaring", folds: "de tweede ervaring" },
    { words: "Meer stappen", stays: "Stappen die inklappen", folds: "De eerste stap" },
  ],
} as const;

const main = (page: Page) => page.getByRole("main");

test.beforeEach(({ page }) => withoutBanner(page));

for (const [address, parts] of Object.entries(FOLDS)) {
  test(`${address}: a wider screen and paper show all; a phone folds what few read, and a press unfolds it`, async ({
    page,
  }) => {
    const expectFolded = async (folded: boolean) => {
      for (const { words, stays, folds } of parts) {
        await expect(main(page).getByText(stays)).toBeVisible();
        await expect(main(page).getByText(folds)).toBeVisible({ visible: !folded });
        await expect(main(page).getByText(words).first()).toBeVisible({ visible: folded });
      }
    };
    await page.setViewportSize(TABLET);
    await page.goto(address);
    await expectFolded(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await expectFolded(true);
    await page.emulateMedia({ media: "print" });
    await expectFolded(false);
    await page.emulateMedia({ media: "screen" });
    for (const { words, folds } of parts) {
      await main(page).getByText(words).first().click();
      await expect(main(page).getByText(folds)).toBeVisible();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test("a wide screen folds what follows four reviews; a phone unfolds them all at once", async ({ page }) => {
  const [{ words }] = FOLDS["/"];
  const last = main(page).getByText("de zesde beoordeling");
  await page.setViewportSize(TABLET);
  await page.goto("/");
  await expect(main(page).getByText("de vierde beoordeling")).toBeVisible();
  await expect(last).toBeHidden();
  await main(page).getByText(words).last().click();
  await expect(last).toBeVisible();
  await page.reload();
  await page.setViewportSize(PHONE);
  await main(page).getByText(words).first().click();
  await expect(last).toBeVisible();
});

test.describe("in an engine that cannot open it by style", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    // Switches off the style rules for engines that know it; the script in head keeps its hash.
    await page.route(
      ({ hostname, pathname }) => hostname === "127.0.0.1" && !/\.\w+$/.test(pathname),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replaceAll("selector(::details-content){", "selector(::unknown){"),
        });
      },
    );
  });

  for (const [name, size, folded] of [
    ["a wider screen shows all", TABLET, false],
    ["a phone folds", PHONE, true],
  ] as const) {
    test(`${name}, before scripts come and on later pages`, async ({ page }) => {
      const [{ folds }] = FOLDS["/"];
      await page.setViewportSize(size);
      await page.route(isScript, (route) => route.abort());
      await page.goto("/");
      await expect(main(page).getByText(folds)).toBeVisible({ visible: !folded });
      await page.unroute(isScript);
      await openAlive(page, "/over-ons");
      await navigateTo(page, "/");
      await expect(page).toHaveURL("/");
      await expect(main(page).getByText(folds)).toBeVisible({ visible: !folded });
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it folds and unfolds all the same", async ({ page }) => {
    const [{ words, folds }] = FOLDS["/"];
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await expect(main(page).getByText(folds)).toBeHidden();
    await main(page).getByText(words).first().click();
    await expect(main(page).getByText(folds)).toBeVisible();
    await page.setViewportSize(TABLET);
    await expect(main(page).getByText(words).first()).toBeHidden();
  });
});
