import type { Page } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { expect, test } from "./lib/permitted";
import { holdScripts } from "./lib/scripts";
import { scrolled, scrollTo } from "./lib/scroll";
import { MOVING } from "./lib/test";

const PHONE = { width: 390, height: 780 };

const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu", exact: true });
const submenu = (page: Page, name: string) => drawer(page).locator("summary", { hasText: name });

const open = async (page: Page, path = "/"): Promise<void> => {
  await openAlive(page, path);
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
};

test.use({ viewport: PHONE, ...MOVING });
test.beforeEach(({ page }) => withoutBanner(page));

test("it is a modal dialog at the right side, the page dimmed beside it", async ({ page }) => {
  await open(page);
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  const box = async () => (await drawer(page).boundingBox()) ?? { x: 0, width: 0, height: 0 };
  await expect
    .poll(async () => {
      const { x, width } = await box();
      return x + width;
    })
    .toBe(PHONE.width);
  const { x, height } = await box();
  expect(x).toBeGreaterThanOrEqual(40);
  expect(height).toBe(PHONE.height);
});

test("one submenu is open at a time, and the open one closes", async ({ page }) => {
  await open(page);
  for (const name of ["Arbeidsmediation", "Andere diensten", "Overig"]) {
    await submenu(page, name).click();
    await expect(drawer(page).locator("details[open] > summary")).toHaveText(name);
  }
  await submenu(page, "Overig").click();
  await expect(drawer(page).locator("details[open]")).toHaveCount(0);
});

test.describe("it closes", () => {
  test("on Escape, with the focus back on its button", async ({ page }) => {
    await open(page);
    await submenu(page, "Overig").click();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test("where the screen becomes wide, whose menus need no drawer", async ({ page }) => {
    await open(page);
    await page.setViewportSize({ width: 1280, height: 780 });
    await expect(drawer(page)).toBeHidden();
  });

  test("by its own button, with the focus back", async ({ page }) => {
    await open(page);
    await drawer(page).getByRole("button", { name: "Sluiten" }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test("on a click beside it, not on a click in its empty room", async ({ page }) => {
    await open(page);
    await page.mouse.click(PHONE.width - 4, 600);
    await page.mouse.click(PHONE.width - 100, PHONE.height - 10);
    await expect(drawer(page)).toBeVisible();
    await page.mouse.click(8, 400);
    await expect(drawer(page)).toBeHidden();
  });

  test("when a link is followed, also to the page that is shown, and back again", async ({ page }) => {
    await open(page);
    await submenu(page, "Overig").click();
    await drawer(page).getByRole("link", { name: "Over ons" }).click();
    await expect(page).toHaveURL(/\/over-ons$/);
    await expect(drawer(page)).toBeHidden();

    await opener(page).click();
    const own = drawer(page).getByRole("link", { name: "Over ons" });
    await expect(own, "the submenu is as it was left").toBeVisible();
    await expect(own).toHaveAttribute("aria-current", "page");
    await own.click();
    await expect(drawer(page)).toBeHidden();

    await opener(page).click();
    const [tab] = await Promise.all([page.context().waitForEvent("page"), own.click({ modifiers: ["ControlOrMeta"] })]);
    await tab.close();
    await expect(drawer(page), "the page itself stays").toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(drawer(page)).toBeHidden();
  });
});

test("its quote button leads to the form, its phone button calls", async ({ page }) => {
  await open(page);
  await expect(drawer(page).locator('a[href^="tel:+31"]')).toHaveText(/^0[\d ]+$/);
  await drawer(page).getByRole("link", { name: "Offerte aanvragen" }).click();
  await expect(page).toHaveURL(/\/contact#formulier$/);
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator("#formulier")).toBeInViewport();
});

test("by keyboard alone: in, through every link, and never out of it", async ({ page }) => {
  await openAlive(page, "/");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(drawer(page).getByRole("button", { name: "Sluiten" })).toBeFocused();
  const search = drawer(page).getByLabel("Zoek op de site");
  await expect(search).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(drawer(page).getByRole("link", { name: "English" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(search).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(submenu(page, "Arbeidsmediation")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(drawer(page).getByRole("link", { name: "Arbeidsmediation voor organisaties" })).toBeFocused();

  const seen = new Set<string>();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      // Between the last element and the first the focus is with the browser's own controls.
      return element === document.body || element?.closest("dialog") ? element?.textContent : "outside";
    });
    seen.add(focused?.slice(0, 40) ?? "");
  }
  expect([...seen]).toContain("Offerte aanvragen");
  expect([...seen]).not.toContain("outside");
  await page.keyboard.press("Escape");
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(drawer(page)).toBeVisible();
});

test("the page behind it does not scroll, and is where it was afterwards", async ({ page }) => {
  await openAlive(page, "/");
  await scrollTo(page, 60);
  await opener(page).click();
  await submenu(page, "Arbeidsmediation").click();
  for (const x of [10, 300]) {
    await page.mouse.move(x, 500);
    await page.mouse.wheel(0, 600);
  }
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  expect(await scrolled(page)).toBe(60);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(60);
});

test.describe("without the scripts of the site", () => {
  test("it opens, has its links, and closes", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/");
    await opener(page).click();
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await submenu(page, "Andere diensten").click();
    await submenu(page, "Overig").click();
    await expect(drawer(page).locator("details[open]")).toHaveCount(1);
    await drawer(page).getByRole("button", { name: "Sluiten" }).click();
    await expect(drawer(page)).toBeHidden();
    await opener(page).click();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await opener(page).click();
    await page.mouse.click(8, 400);
    await expect(drawer(page)).toBeHidden();
    await opener(page).click();
    await drawer(page).getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test("opened before they run, it stays open when they do", async ({ page }) => {
    const start = await holdScripts(page);
    await page.goto("/");
    await opener(page).click();
    await submenu(page, "Overig").click();
    start();
    await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await drawer(page).getByRole("link", { name: "Referenties" }).click();
    await expect(page).toHaveURL(/\/referenties$/);
    await expect(drawer(page)).toBeHidden();
  });
});

test("open with a submenu it is free of accessibility faults", async ({ page }) => {
  await open(page);
  await submenu(page, "Arbeidsmediation").click();
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await accessibilityFaults(page), `${width} px`).toEqual([]);
    expect(await drawer(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  }
});
