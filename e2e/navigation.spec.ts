import type { Page } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { openFrozen, settle } from "./lib/clock";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { expect, test } from "./lib/permitted";
import { holdScripts } from "./lib/scripts";
import { MOVING } from "./lib/test";

/** Menus with their first link, in order. */
const MENUS = [
  { name: "Submenu Arbeidsmediation", first: "Arbeidsmediation voor organisaties", links: 3 },
  { name: "Andere diensten", first: "Vertrouwenspersoon", links: 3 },
  { name: "Overig", first: "Over ons", links: 6 },
];
const [OWN, SERVICES, MORE] = MENUS;

const menu = (page: Page) => page.getByRole("navigation", { name: "Hoofdmenu" });
const trigger = (page: Page, name = "") => menu(page).getByRole("button", { name });
const link = (page: Page, name = "") => menu(page).getByRole("link", { name, exact: true });
const opened = (page: Page) => menu(page).getByRole("button", { expanded: true });

/** Puts the mouse on a trigger, or away from the header. */
const pointAt = async (page: Page, name?: string): Promise<void> => {
  if (name) {
    await trigger(page, name).hover();
  } else {
    await page.mouse.move(700, 700);
  }
  await settle(page);
};

test.use({ viewport: { width: 1440, height: 900 }, ...MOVING });
test.beforeEach(({ page }) => withoutBanner(page));

test.describe("by mouse", () => {
  test("a menu opens after 200 ms and closes 150 ms after the mouse has left", async ({ page }) => {
    await openFrozen(page, "/");
    await pointAt(page, SERVICES?.name);
    await page.clock.runFor(199);
    await expect(opened(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(link(page, SERVICES?.first)).toBeVisible();

    await pointAt(page);
    await page.clock.runFor(149);
    await expect(link(page, SERVICES?.first)).toBeVisible();
    await page.clock.runFor(1);
    await expect(opened(page)).toHaveCount(0);
    await expect(link(page, SERVICES?.first)).toBeHidden();
  });

  test("a click opens at once and closes again; the text Arbeidsmediation is a link", async ({ page }) => {
    await openFrozen(page, "/");
    await trigger(page, MORE?.name).click();
    await expect(link(page, MORE?.first)).toBeVisible();
    await trigger(page, MORE?.name).click();
    await page.clock.runFor(1000);
    await expect(opened(page)).toHaveCount(0);
    await link(page, "Arbeidsmediation").click();
    await expect(page).toHaveURL(/\/arbeidsmediation$/);
  });

  test("Escape closes what the mouse opened, and leaves the focus where it is", async ({ page }) => {
    await openFrozen(page, "/");
    const elsewhere = page.getByRole("main").getByRole("link").first();
    await elsewhere.focus();
    await pointAt(page, SERVICES?.name);
    await page.clock.runFor(200);
    await expect(opened(page)).toHaveCount(1);
    // An open menu hears keys from elsewhere as soon as it has been drawn.
    await settle(page);
    await page.keyboard.press("Escape");
    await expect(opened(page)).toHaveCount(0);
    await expect(elsewhere).toBeFocused();
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens and closes, a tap elsewhere closes, and nothing waits for a delay", async ({ page }) => {
    await openFrozen(page, "/");
    await trigger(page, MORE?.name).tap();
    await expect(link(page, MORE?.first)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(link(page, MORE?.first)).toBeVisible();
    await trigger(page, SERVICES?.name).tap();
    await expect(opened(page)).toHaveCount(1);
    await expect(link(page, SERVICES?.first)).toBeVisible();
    await trigger(page, SERVICES?.name).tap();
    await expect(opened(page)).toHaveCount(0);

    await trigger(page, OWN?.name).tap();
    await expect(link(page, OWN?.first)).toBeVisible();
    await page.touchscreen.tap(720, 800);
    await expect(opened(page)).toHaveCount(0);
  });
});

test.describe("by keyboard", () => {
  test("every menu opens, is walked through, and closes; Escape leads back to its trigger", async ({ page }) => {
    await openAlive(page, "/");
    await page
      .getByRole("link", { name: /naar de startpagina/ })
      .first()
      .focus();
    await page.keyboard.press("Tab");
    await expect(link(page, "Arbeidsmediation")).toBeFocused();
    for (const [index, { name, first, links }] of MENUS.entries()) {
      await page.keyboard.press("Tab");
      await expect(trigger(page, name)).toBeFocused();
      await expect(trigger(page, name)).toHaveAttribute("aria-expanded", "false");
      await page.keyboard.press(index === 1 ? "Space" : "Enter");
      await expect(trigger(page, name)).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Tab");
      await expect(link(page, first)).toBeFocused();
      for (let step = 1; step < links; step += 1) {
        await page.keyboard.press("Tab");
      }
      await expect(menu(page).locator("li li:last-child a:focus")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(trigger(page, name)).toBeFocused();
      await expect(opened(page)).toHaveCount(0);
    }
  });

  test("a menu closes when the focus leaves the navigation, forwards and backwards", async ({ page }) => {
    await openAlive(page, "/");
    await trigger(page, MORE?.name).focus();
    await page.keyboard.press("Enter");
    await expect(opened(page)).toHaveCount(1);
    for (let step = 0; step <= (MORE?.links ?? 0); step += 1) {
      await page.keyboard.press("Tab");
    }
    await expect(page.getByRole("banner").getByRole("link", { name: /^Bel / })).toBeFocused();
    await expect(opened(page)).toHaveCount(0);

    await trigger(page, OWN?.name).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("banner").getByRole("link", { name: /startpagina/ })).toBeFocused();
    await expect(opened(page)).toHaveCount(0);
  });
});

test.describe("after a navigation", () => {
  test("menus are closed, and the page's own link is marked", async ({ page }) => {
    await openAlive(page, "/");
    await trigger(page, SERVICES?.name).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/vertrouwenspersoon$/);
    await expect(opened(page)).toHaveCount(0);

    // Once more, to the page that is shown already.
    await trigger(page, SERVICES?.name).click();
    await expect(link(page, "Vertrouwenspersoon")).toHaveAttribute("aria-current", "page");
    await expect(menu(page).locator("[aria-current]")).toHaveCount(1);
    await link(page, "Vertrouwenspersoon").click();
    await expect(opened(page)).toHaveCount(0);
  });

  test("back and forward close them too", async ({ page }) => {
    await openAlive(page, "/");
    await link(page, "Arbeidsmediation").click();
    await expect(page).toHaveURL(/\/arbeidsmediation$/);
    await expect(menu(page).locator(':scope > ul > li > [aria-current="page"]')).toHaveText("Arbeidsmediation");
    await trigger(page, MORE?.name).focus();
    await page.keyboard.press("Enter");
    await expect(opened(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(opened(page)).toHaveCount(0);
    await expect(menu(page).locator("[aria-current]")).toHaveCount(0);
  });
});

test("what was open before the scripts ran stays open with the focus in it", async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto("/");
  await trigger(page, MORE?.name).focus();
  await page.keyboard.press("Tab");
  await expect(link(page, MORE?.first)).toBeFocused();
  start();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await expect(trigger(page, MORE?.name)).toHaveAttribute("aria-expanded", "true");
  await expect(link(page, MORE?.first)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger(page, MORE?.name)).toBeFocused();
});

test("what the mouse had opened before the scripts ran stays open at the first click on it", async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto("/");
  await trigger(page, MORE?.name).hover();
  await expect(link(page, MORE?.first)).toBeVisible();
  start();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await expect(opened(page)).toHaveCount(1);
  await trigger(page, MORE?.name).click();
  await expect(opened(page)).toHaveCount(1);
  await trigger(page, MORE?.name).click();
  await expect(opened(page)).toHaveCount(0);
});

test("every menu, open, is free of accessibility faults, and in the narrowest screen with menus", async ({ page }) => {
  await openAlive(page, "/");
  for (const { name, first } of MENUS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await trigger(page, name).focus();
    await page.keyboard.press("Enter");
    await expect(link(page, first)).toBeVisible();
    expect(await accessibilityFaults(page), name).toEqual([]);
    await page.setViewportSize({ width: 1120, height: 700 });
    await expect(link(page, first)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(1120);
    await page.keyboard.press("Escape");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the focus walks through every link of the menus", async ({ page }) => {
    await page.goto("/");
    await page
      .getByRole("link", { name: /naar de startpagina/ })
      .first()
      .focus();
    const walked: string[] = [];
    for (let step = 0; step < 17; step += 1) {
      await page.keyboard.press("Tab");
      const focused = menu(page).locator("a:focus:visible");
      if ((await focused.count()) > 0) {
        walked.push((await focused.getAttribute("href")) ?? "");
      }
    }
    const all = await menu(page)
      .locator("a")
      .evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
    expect(all).toHaveLength(13);
    expect(walked).toEqual(all);
  });
});
