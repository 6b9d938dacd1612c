import { withoutBanner } from "./lib/consent";
import { expect, test } from "./lib/test";

test("on paper stand the page, where it is from and whose it is, and nothing else of the frame", async ({ page }) => {
  await page.goto("/kosten-mediation");
  await expect(page.getByRole("region", { name: "Cookiemelding" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Cookiemelding" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Kruimelpad" })).toBeHidden();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link")).toHaveText([/^0[\d\s]+$/, /@/]);
  await expect(footer.locator("address")).toBeVisible();
  await expect(footer.getByRole("button")).toBeHidden();
  const address = await page
    .locator('link[rel="canonical"]')
    .evaluate((link) => getComputedStyle(link, "::before").content);
  expect(address).toMatch(/^"https:\/\/.+\/kosten-mediation"$/);
});

test("the header leaves no room on paper", async ({ page }) => {
  await withoutBanner(page);
  await page.goto("/kosten-mediation");
  await page.emulateMedia({ media: "print" });
  expect((await page.getByRole("main").boundingBox())?.y).toBeLessThan(40);
});

test("the consent banner, which is not printed, leaves no room on paper", async ({ page }) => {
  await page.goto("/kosten-mediation");
  const room = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).paddingBottom));
  await expect.poll(room).toBeGreaterThan(40);
  await page.emulateMedia({ media: "print" });
  expect(await room()).toBe(0);
});
