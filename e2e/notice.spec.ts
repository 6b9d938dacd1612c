import sharp from "sharp";
import { accessibilityFaults } from "./lib/axe";
import { openAlive } from "./lib/events";
import { watchShifts } from "./lib/scroll";
import { expect, MOVING, test } from "./lib/test";

/** A day in the period of the notice of the fixture site (data/notice.json). */
const DURING = new Date("2096-12-26T12:00:00+01:00");

/** After it. */
const AFTER = new Date("2097-01-02T00:01:00+01:00");

test.use(MOVING);

test.describe("the notice above every page", () => {
  test("shows within its days, under the header, and moves nothing", async ({ page }) => {
    await page.clock.setFixedTime(DURING);
    const shifts = await watchShifts(page);
    await openAlive(page, "/contact");
    await openAlive(page, "/contact");
    const notice = page.getByRole("complementary", { name: "Mededeling" });
    await expect(notice).toContainText("Met Kerst is het bureau dicht.");
    await expect(notice.getByRole("link")).toHaveAttribute("href", "/contact");
    const header = await page.getByRole("banner").boundingBox();
    const box = await notice.boundingBox();
    const main = await page.getByRole("main").boundingBox();
    expect(box?.y).toBe(header?.height);
    expect(main?.y).toBe((box?.y ?? 0) + (box?.height ?? 0));
    expect(await shifts()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test("lies over the ground of an opening, which reaches up to the header", async ({ page }) => {
    await page.clock.setFixedTime(DURING);
    await openAlive(page, "/over-ons");
    const notice = page.getByRole("complementary", { name: "Mededeling" });
    const own = await notice.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red, green, blue] = await sharp(await notice.screenshot())
      .extract({ left: 20, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(`rgb(${red}, ${green}, ${blue})`).toBe(own);
  });

  test("is gone after its last day on a page that was made before, and without JavaScript before its first", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.clock.setFixedTime(AFTER);
    await openAlive(page, "/");
    await expect(page.getByRole("complementary", { name: "Mededeling" })).toBeHidden();
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await plain.goto("/");
    await expect(plain.getByRole("main")).toBeVisible();
    await expect(plain.getByRole("complementary", { name: "Mededeling" })).toBeHidden();
    await plain.close();
  });
});
