import { accessibilityFaults } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { watchShifts } from "./lib/scroll";
import { expect, MOVING, test } from "./lib/test";
import { ARTICLE } from "./lib/visit";

test.beforeEach(({ page }) => withoutBanner(page));

test.describe("an article on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 }, ...MOVING });

  test("has contents beside its text that lead to the headings and stay in sight", async ({ page }) => {
    const shifts = await watchShifts(page);
    await openAlive(page, ARTICLE);
    const aside = page.locator("article aside");
    const links = aside.getByRole("navigation").getByRole("link");
    const headings = page.locator("article > div:last-child > h2");
    expect(await links.allTextContents()).toEqual(await headings.allTextContents());
    await links.last().click();
    await expect(headings.last()).toBeInViewport();
    await expect(aside).toBeInViewport();
    expect(await shifts()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test("stands under its drawing, which tells nothing and is there at once", async ({ page }) => {
    await openAlive(page, ARTICLE);
    const drawing = page.locator("article img").first();
    await expect(drawing).toHaveAttribute("alt", "");
    await expect(drawing).toHaveAttribute("loading", "eager");
    expect(await drawing.boundingBox()).toMatchObject({ x: 0, width: 1440 });
  });
});

test("an article on a phone has its drawing between heading and text, and its contents folded", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, ARTICLE);
  const drawing = await page.locator("article img").first().boundingBox();
  expect(drawing).toMatchObject({ width: 360, height: 216 });
  const aside = page.locator("article aside");
  const last = aside.getByRole("link").last();
  await expect(last).toBeHidden();
  await aside.locator("summary").click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await last.click();
  await expect(page.locator("article > div:last-child > h2").last()).toBeInViewport();
});

test("an article on paper has no buttons and nothing beside it", async ({ page }) => {
  await openAlive(page, ARTICLE);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(page.locator("article > div:last-child").getByRole("link", { name: "Naar de trainingen" })).toBeHidden();
});

test("a picture in an article comes when it is near, in a light format, with its line, and moves nothing", async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await openAlive(page, "/blog-boekentips");
  const figure = page.locator("article > div:last-child figure");
  const picture = figure.getByRole("img", { name: "Twee cirkels die elkaar raken" });
  await expect(picture).toHaveAttribute("loading", "lazy");
  await expect(picture).toHaveAttribute("src", /\.webp$/);
  await expect(figure).toContainText("Een tekening van de voorbeeldsite.");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await figure.boundingBox())?.width).toBeLessThanOrEqual(848);
  expect(await shifts()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("cards show the drawing of each article, or that of its category, when they come near", async ({ page }) => {
  await openAlive(page, "/blog");
  const drawings = page.locator("article img");
  await expect(drawings).toHaveCount(3);
  for (const drawing of await drawings.all()) {
    await expect(drawing).toHaveAttribute("loading", "lazy");
    await expect(drawing).toHaveAttribute("src", /\.svg$/);
  }
  expect(new Set(await drawings.evaluateAll((all) => all.map((each) => each.getAttribute("src")))).size).toBe(3);
});
