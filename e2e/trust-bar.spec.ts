import type { Page } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { freeze, openFrozen, settle } from "./lib/clock";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { expect, MOVING, test } from "./lib/test";

const MESSAGES = ["Start binnen 48 uur", "Meer dan 90% opgelost", "Door heel Nederland", "Eerste gesprek gratis"];

const bar = (page: Page) => page.getByRole("banner").getByRole("list", { name: "Waarom bedrijven voor ons kiezen" });
const message = (page: Page, index: number) => bar(page).getByText(MESSAGES[index % MESSAGES.length] ?? "");
const pause = (page: Page) => page.getByRole("button", { name: "Wisselende tekst stilzetten" });
const play = (page: Page) => page.getByRole("button", { name: "Tekst weer laten wisselen" });

/** Index of the message that shows; there must be exactly one. */
const current = async (page: Page): Promise<number> => {
  await settle(page);
  await expect(bar(page).getByRole("listitem")).toHaveCount(1);
  return MESSAGES.indexOf(((await bar(page).getByRole("listitem").textContent()) ?? "").trim());
};

/** Stops the bar and lets it go on, which restarts the time of a message. Returns the message that shows. */
const begin = async (page: Page): Promise<number> => {
  await pause(page).click();
  await play(page).click();
  return current(page);
};

/** Asks for movement or for less, and waits until the page has heard of it; its styles know before its scripts. */
const askFor = async (page: Page, reducedMotion: "reduce" | "no-preference"): Promise<void> => {
  const noticed = page.evaluate(
    () =>
      new Promise((resolve) => {
        matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => resolve(undefined));
      }),
  );
  await settle(page);
  await page.emulateMedia({ reducedMotion });
  await noticed;
};

/** Lets the time of three messages pass, and expects the one that showed to stay. */
const expectStill = async (page: Page, index: number): Promise<void> => {
  await page.clock.runFor(6000);
  expect(await current(page)).toBe(index);
};

test.use(MOVING);

test.beforeEach(({ page }) => withoutBanner(page));

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the four messages follow each other, 2,000 ms each, without end", async ({ page }) => {
    await openFrozen(page, "/");
    const first = await begin(page);
    await page.clock.runFor(1999);
    expect(await current(page)).toBe(first);
    await page.clock.runFor(1);
    await expect(message(page, first + 1)).toBeVisible();
    for (let step = 2; step <= 5; step += 1) {
      await page.clock.runFor(2000);
      await expect(message(page, first + step)).toBeVisible();
      await expect(bar(page).getByRole("listitem")).toHaveCount(1);
    }
  });

  test("the button stops it for good and starts it again, by keyboard", async ({ page }) => {
    await openFrozen(page, "/");
    await pause(page).focus();
    await page.keyboard.press("Enter");
    await expect(play(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expectStill(page, await current(page));
    const index = await current(page);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect(pause(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await settle(page);
    await page.clock.runFor(2000);
    await expect(message(page, index + 1)).toBeVisible();
  });

  test("paused, it is free of accessibility faults", async ({ page }) => {
    await openAlive(page, "/");
    await pause(page).click();
    await expect(play(page)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test("nothing moves the page", async ({ page }) => {
    await openFrozen(page, "/");
    const height = (await page.getByRole("banner").boundingBox())?.height;
    for (const _message of MESSAGES) {
      await page.clock.runFor(2000);
      expect((await page.getByRole("banner").boundingBox())?.height).toBe(height);
    }
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("a tap stops it, the next tap starts it at once", async ({ page }) => {
      await openFrozen(page, "/");
      await pause(page).tap();
      await expect(play(page)).toBeVisible();
      await expectStill(page, await current(page));
      const index = await current(page);
      await play(page).tap();
      await expect(pause(page)).toBeVisible();
      await page.clock.runFor(2000);
      await expect(message(page, index + 1)).toBeVisible();
    });
  });

  test("under reduced motion it stands still and needs no button, also when that is asked for later", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openFrozen(page, "/");
    await expect(pause(page)).toBeHidden();
    await expectStill(page, 0);
    await askFor(page, "no-preference");
    await expect(pause(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(message(page, 1)).toBeVisible();
    await askFor(page, "reduce");
    await expectStill(page, 1);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("it shows the first message, without a button that does nothing", async ({ page }) => {
      await page.goto("/");
      await expect(message(page, 0)).toBeVisible();
      await expect(pause(page)).toBeHidden();
    });
  });
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("all four show at once, without a button, and none moves", async ({ page }) => {
    await openAlive(page, "/");
    await expect(bar(page).getByRole("listitem")).toHaveText(MESSAGES);
    for (const index of MESSAGES.keys()) {
      await expect(message(page, index)).toBeVisible();
    }
    await expect(pause(page)).toBeHidden();
  });

  test("a window that becomes narrow shows one, and goes on from there", async ({ page }) => {
    await page.clock.install();
    await openAlive(page, "/");
    await page.clock.runFor(6000);
    await freeze(page);
    await page.setViewportSize({ width: 390, height: 780 });
    expect(await current(page)).toBe(0);
    await page.clock.runFor(2000);
    await expect(message(page, 1)).toBeVisible();
  });
});
