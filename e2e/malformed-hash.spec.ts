import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { expect, MOVING, test } from "./lib/test";

test.use(MOVING);

test.beforeEach(({ page }) => withoutBanner(page));

for (const hash of ["#%", "#%E0%A4%A"]) {
  test(`a page whose address ends in ${hash} is there, on arrival and later`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await openAlive(page, `/contact${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);

    await page.evaluate((malformed) => window.location.assign(malformed), hash);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
