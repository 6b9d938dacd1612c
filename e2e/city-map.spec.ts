import type { Page } from "playwright/test";
import { expect, test } from "./lib/test";
import { CITY, h1 } from "./lib/visit";

const map = (page: Page) => page.getByRole("main").locator("div:has(> img[alt='Kaart van Nederland'])");

for (const width of [360, 1440]) {
  test(`the map of a city page names its city and links to others, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(CITY);
    await expect(map(page).getByText("Utrecht")).toBeVisible();
    await expect(map(page).getByRole("link", { name: "Utrecht" })).toHaveCount(0);
    const arnhem = map(page).getByRole("link", { name: "Arnhem" });
    expect((await arnhem.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await arnhem.click();
    await expect(h1(page)).toContainText("Arnhem");
  });
}

test("at 320 px every name is wide and high enough to hit, on the screen and over no other", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(CITY);
  const boxes = await map(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(0);
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
    const others = boxes.slice(index + 1);
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    expect(others.filter(meets)).toEqual([]);
  }
});

test("a city without a location has no map, and its page is linked from the sitemap and the footer", async ({
  page,
}) => {
  await page.goto(CITY);
  await expect(map(page).getByText("Den Haag")).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Den Haag" })).toBeVisible();
  await page.goto("/sitemap");
  await page.getByRole("main").getByRole("link", { name: "Den Haag" }).click();
  await expect(h1(page)).toContainText("Den Haag");
  await expect(map(page)).toHaveCount(0);
});

test("names on the map are read in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(CITY);
  const dot = await map(page)
    .locator("li")
    .first()
    .evaluate((item) => getComputedStyle(item, "::before").backgroundColor);
  expect(dot).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  await expect(map(page).getByRole("link", { name: "Arnhem" })).toBeVisible();
});

test("the quote of a city has the drawing that its data name", async ({ page }) => {
  await page.goto(CITY);
  await expect(page.locator("main div:has(> img[src*='tekening']) blockquote")).toBeVisible();
});
