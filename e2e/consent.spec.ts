import type { Page } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import {
  bannerButton,
  bannerOf,
  type Choice,
  choiceJson,
  DENIED_BY_DEFAULT,
  modeOf,
  saveChoice,
  settingsButton,
  storedChoice,
  switchOf,
  updateTo,
  withChoice,
} from "./lib/consent";
import { dataLayerOf, namesOf, navigateTo, openAlive } from "./lib/events";
import { walk } from "./lib/focus";
import { drawn, scrolled, scrollTo, watchShifts } from "./lib/scroll";
import { expect, MOVING, test } from "./lib/test";

const NOW = "2026-03-02T09:00:00.000Z";

const NOTHING = { json: null, date: null };

test.use(MOVING);

test.describe("the first view", () => {
  test("tells who asks, for what, and that it can be taken back, and offers three ways on", async ({ page }) => {
    await openAlive(page, "/");
    const banner = bannerOf(page);
    await expect(banner.getByRole("heading")).toHaveText("Cookies: jij kiest");
    await expect(banner).toContainText("Voorbeeldbureau Arbeidsmediation bewaart in je browser alleen wat nodig is");
    await expect(banner).toContainText("meten hoe deze voorbeeldsite wordt gebruikt en welke advertenties werken");
    await expect(banner).toContainText("Je toestemming trek je op elk moment in via Cookie-instellingen");
    await expect(banner.getByRole("link")).toHaveAttribute("href", "/cookie-privacy-verklaring");
    await expect(banner.getByRole("button")).toHaveText(["Accepteer alles", "Weiger alles", "Instellingen"]);
    await expect(page.locator("body")).toBeFocused();
  });

  test("at 400 % zoom its text can be read, both choices are in sight, and the page shows beside it", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openAlive(page, "/");
    for (const name of ["Accepteer alles", "Weiger alles", "Instellingen"]) {
      await expect(bannerButton(page, name)).toBeInViewport({ ratio: 1 });
    }
    const top = await bannerOf(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(64);
    const choices = await bannerButton(page, "Accepteer alles").evaluate(
      (element) => element.getBoundingClientRect().top,
    );
    expect(choices - top).toBeGreaterThan(64);
  });

  for (const [width, height] of [
    [320, 568],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`at ${width} px refusing is as easy as accepting, all is in sight, and both views are accessible and fit`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openAlive(page, "/");
      const looks = [];
      for (const name of ["Accepteer alles", "Weiger alles"]) {
        const button = bannerButton(page, name);
        await expect(button).toBeInViewport({ ratio: 1 });
        looks.push(
          await button.evaluate((element) => {
            const style = getComputedStyle(element);
            return Object.fromEntries([...style].map((property) => [property, style.getPropertyValue(property)]));
          }),
        );
      }
      await expect(bannerButton(page, "Instellingen")).toBeInViewport({ ratio: 1 });
      expect(Object.keys(looks[0] ?? {})).toEqual(expect.arrayContaining(["width", "height", "font-weight", "color"]));
      expect(looks[1]).toEqual(looks[0]);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await bannerButton(page, "Instellingen").click();
      await expect(switchOf(page, "Statistieken")).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  }
});

test.describe("a choice", () => {
  const choices: [name: string, choice: Choice, choose: (page: Page, choice: Choice) => Promise<void>][] = [
    ["Accepteer alles", { analytics: true, marketing: true }, (page) => bannerButton(page, "Accepteer alles").click()],
    ["Weiger alles", { analytics: false, marketing: false }, (page) => bannerButton(page, "Weiger alles").click()],
    // Each switch alone: both on and both off are saved in e2e/tag-manager.spec.ts.
    ...[true, false].map((analytics): (typeof choices)[number] => [
      `${analytics ? "analytics" : "marketing"} alone in the settings`,
      { analytics, marketing: !analytics },
      async (page, choice) => {
        await bannerButton(page, "Instellingen").click();
        await saveChoice(page, choice);
      },
    ]),
  ];
  for (const [name, choice, choose] of choices) {
    test(`${name}: hides, stores, reports, and holds on the next visit`, async ({ page }) => {
      await page.clock.setFixedTime(NOW);
      await openAlive(page, "/over-ons");
      expect(await storedChoice(page)).toEqual(NOTHING);
      const before = await dataLayerOf(page);
      await choose(page, choice);

      await expect(bannerOf(page)).toHaveCount(0);
      expect(await storedChoice(page)).toEqual({ json: choiceJson(choice), date: NOW });
      expect(await dataLayerOf(page)).toStrictEqual([
        ...before,
        updateTo(choice),
        {
          event: "consent_update",
          consent_necessary: true,
          consent_analytics: choice.analytics,
          consent_marketing: choice.marketing,
          timestamp: NOW,
          consent_mode: modeOf(choice),
        },
      ]);

      await openAlive(page, "/faq");
      await expect(bannerOf(page)).toHaveCount(0);
      expect((await dataLayerOf(page)).slice(0, 2)).toStrictEqual([DENIED_BY_DEFAULT, updateTo(choice)]);
      expect(await namesOf(page)).toEqual(["page_view /faq"]);
      expect(await storedChoice(page)).toEqual({ json: choiceJson(choice), date: NOW });
    });
  }
});

test.describe("the settings in the footer", () => {
  test("show the present choice; Annuleren and Escape keep it, saving changes it", async ({ page }) => {
    await withChoice(page, { analytics: true, marketing: false });
    await openAlive(page, "/blog");
    const before = await storedChoice(page);
    const heard = await dataLayerOf(page);
    for (const leave of [() => bannerButton(page, "Annuleren").click(), () => page.keyboard.press("Escape")]) {
      await settingsButton(page).click();
      await expect(bannerOf(page).getByRole("heading")).toBeFocused();
      await expect(switchOf(page, "Statistieken")).toBeChecked();
      await expect(switchOf(page, "Marketing")).not.toBeChecked();
      await switchOf(page, "Marketing").check();
      await leave();
      await expect(bannerOf(page)).toHaveCount(0);
      await expect(settingsButton(page)).toBeFocused();
      await expect(settingsButton(page)).toBeInViewport({ ratio: 1 });
    }
    expect(await storedChoice(page)).toEqual(before);
    expect(await dataLayerOf(page)).toEqual(heard);

    await settingsButton(page).press("Enter");
    await saveChoice(page, { analytics: true, marketing: true });
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(settingsButton(page)).toBeFocused();
    expect((await storedChoice(page)).json).toBe(choiceJson({ analytics: true, marketing: true }));
    expect(await dataLayerOf(page)).toHaveLength(heard.length + 2);
    await settingsButton(page).click();
    await expect(switchOf(page, "Marketing")).toBeChecked();
  });

  for (const [name, goBack, answer] of [
    ["after the question came back", true, "Weiger alles"],
    ["with the settings still open", false, "Voorkeuren opslaan"],
  ] as const) {
    test(`do not pull a visitor back to a footer that he has left, ${name}`, async ({ page }) => {
      await openAlive(page, "/");
      await settingsButton(page).click();
      if (goBack) {
        await bannerButton(page, "Annuleren").click();
      }
      await scrollTo(page, 0);
      await bannerButton(page, answer).click();
      await expect(bannerOf(page)).toHaveCount(0);
      await expect(goBack ? page.getByRole("main") : settingsButton(page)).toBeFocused();
      await drawn(page);
      expect(await scrolled(page)).toBe(0);
    });
  }
});

test.describe("by keyboard", () => {
  test("alone: from the start of the page through the settings, and on with the page", async ({ page }) => {
    await openAlive(page, "/");
    const keys = async (...presses: string[]) => {
      for (const press of presses) {
        await page.keyboard.press(press);
        await expect(page.locator("body")).not.toBeFocused();
      }
    };
    await keys("Tab");
    await expect(bannerOf(page).getByRole("link")).toBeFocused();
    await keys("Tab");
    await expect(bannerButton(page, "Accepteer alles")).toBeFocused();
    await keys("Tab", "Tab");
    await expect(bannerButton(page, "Instellingen")).toBeFocused();
    await keys("Enter");
    await expect(bannerOf(page).getByRole("heading")).toBeFocused();
    await keys("Tab", "Space", "Tab");
    await expect(switchOf(page, "Statistieken")).toBeChecked();
    await expect(switchOf(page, "Marketing")).toBeFocused();
    await keys("Space", "Space", "Tab");
    await expect(switchOf(page, "Marketing")).not.toBeChecked();
    await expect(bannerButton(page, "Voorkeuren opslaan")).toBeFocused();
    await keys("Enter");
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(page.getByText("Je cookiekeuze is opgeslagen.")).toHaveAttribute("aria-live", "polite");
    await expect(page.getByRole("main")).toBeFocused();
    expect((await storedChoice(page)).json).toBe(choiceJson({ analytics: true, marketing: false }));
    await keys("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
  });

  test("it comes first on the next page too, and lets the focus out", async ({ page }) => {
    await openAlive(page, "/");
    await navigateTo(page, "/faq");
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(bannerOf(page).getByRole("link")).toBeFocused();
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press("Tab");
    }
    await expect(page.getByRole("link", { name: "Naar de inhoud" })).toBeFocused();
  });

  for (const [width, height] of [
    [360, 640],
    [1440, 900],
  ] as const) {
    // The first view is in keyboard.spec.ts.
    test(`nothing with the focus is under the detail view at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAlive(page, "/");
      await bannerButton(page, "Instellingen").click();
      await expect(bannerOf(page).getByRole("heading")).toBeFocused();
      const walkPage = async (key: Parameters<typeof walk>[1]) =>
        (await walk(page, key)).filter(({ inBanner }) => !inBanner);
      const stops = await walkPage("Tab");
      expect(stops.length).toBeGreaterThan(20);
      expect(stops.some(({ name }) => name === "button Cookie-instellingen")).toBe(true);
      const back = await walkPage("Shift+Tab");
      expect(back.map(({ name }) => name)).toEqual(stops.map(({ name }) => name).reverse());
      expect([...stops, ...back].filter(({ visible }) => !visible)).toEqual([]);
    });
  }
});

test("nothing moves when the banner comes or goes, at either end of the page", async ({ page }) => {
  const shifts = await watchShifts(page, { afterInput: true });
  await page.setViewportSize({ width: 390, height: 780 });
  await openAlive(page, "/");
  // From here on the fonts are in the cache: one that comes after the first paint moves a word of the header.
  await openAlive(page, "/");
  await expect(bannerOf(page)).toBeVisible();
  await drawn(page);
  await bannerButton(page, "Weiger alles").click();
  await drawn(page);
  await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight));
  await settingsButton(page).click();
  await drawn(page);
  await bannerButton(page, "Annuleren").click();
  await expect(bannerOf(page)).toHaveCount(0);
  await drawn(page);
  expect(await shifts()).toBe(0);

  await scrollTo(page, 0);
  await page.getByRole("main").evaluate((main) => main.before("Reclame"));
  await drawn(page);
  expect(await shifts()).toBeGreaterThan(0);
});
