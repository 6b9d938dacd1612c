import { withoutBanner } from "./lib/consent";
import { expect, MOVING, test } from "./lib/test";

test.use(MOVING);

test("the two lines of a process end at its last stop, however long the texts are", async ({ page }) => {
  await withoutBanner(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/voorbeelden");
  const last = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Eind", exact: true }) });
  const lines = await page.locator("div:has(> ol)", { has: last }).locator("> svg").boundingBox();
  const top = (await last.boundingBox())?.y ?? 0;
  const end = (lines?.y ?? 0) + (lines?.height ?? 0);
  expect(end).toBeGreaterThan(top);
  expect(end).toBeLessThan(top + 32);
});
