import type { Page } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { eventsOf, openAlive } from "./lib/events";
import { scrollTo } from "./lib/scroll";
import { expect, MOVING, test } from "./lib/test";

const bar = (page: Page) => page.getByRole("navigation", { name: "Snel contact" });

test.use({ viewport: { width: 360, height: 740 }, ...MOVING });

test("on a phone the intake and the phone are within reach, 64 px high, and the intake is counted", async ({
  page,
}) => {
  await withoutBanner(page);
  await openAlive(page, "/over-ons");
  const intake = bar(page).getByRole("link", { name: "Plan gratis intake" });
  await expect(intake).toHaveAttribute("href", "/offerte");
  await expect(bar(page).getByRole("link", { name: /^0[\d ]+$/ })).toHaveAttribute("href", /^tel:/);
  const box = await bar(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 740 - 64, width: 360, height: 64 });
  expect(await accessibilityFaults(page)).toEqual([]);

  await intake.click();
  await expect(page).toHaveURL(/\/offerte$/);
  expect(await eventsOf(page)).toContainEqual(
    expect.objectContaining({ event: "cta_click", cta_name: "Plan gratis intake", cta_location: "Snel contact" }),
  );
});

test("a page that asks for something else has a button of its own", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/trainingen");
  await expect(bar(page).getByRole("link").first()).toHaveText("Doe mee");
  await bar(page).getByRole("link", { name: "Doe mee" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(await eventsOf(page)).toContainEqual(
    expect.objectContaining({ event: "cta_click", cta_name: "Doe mee", cta_location: "Snel contact" }),
  );
});

test("it makes way while the buttons of the opening or of the closing block are on the screen", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/");
  await expect(bar(page)).not.toBeInViewport();
  const intake = bar(page).getByRole("link").first();
  await intake.focus();
  await expect(bar(page)).toBeInViewport();
  await intake.blur();
  await scrollTo(page, 1500);
  await expect(bar(page)).toBeInViewport();
  await page
    .locator("main h2")
    .last()
    .evaluate((heading) => heading.scrollIntoView({ block: "start", behavior: "instant" }));
  await expect(bar(page)).not.toBeInViewport();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, 1500);
  await expect(bar(page)).toBeInViewport();
});

test("it makes way for the buttons of an opening whose claims stand under its drawing", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/partners");
  const claims = page.locator("[data-opening] ul");
  const { y = 0 } = (await claims.boundingBox()) ?? {};
  expect((await page.locator("[data-opening] img").boundingBox())?.y).toBeLessThan(y);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, y);
  await expect(bar(page)).toBeInViewport();
});

test("it hides neither the last line of the footer nor what has the focus", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/over-ons");
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const settings = await page.getByRole("contentinfo").getByRole("button").last().boundingBox();
  expect((settings?.y ?? 0) + (settings?.height ?? 0)).toBeLessThanOrEqual(740 - 64);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // Every other stop of the page is in keyboard.spec.ts.
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(740 - 64);
});

test("it is away while the consent banner is there", async ({ page }) => {
  await openAlive(page, "/over-ons");
  await expect(page.getByRole("button", { name: "Weiger alles" })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.getByRole("button", { name: "Weiger alles" }).click();
  await expect(bar(page)).toBeVisible();
});

test("pages where a visitor asks or reads terms have no bar", async ({ page }) => {
  for (const address of ["/contact", "/offerte", "/algemene-voorwaarden"]) {
    await page.goto(address);
    await expect(bar(page), address).toHaveCount(0);
  }
});

test("a wide screen and a very low one have no bar", async ({ page }) => {
  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/over-ons");
    await expect(bar(page)).toBeHidden();
  }
});
