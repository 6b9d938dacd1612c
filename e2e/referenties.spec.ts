import { accessibilityFaults } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { expect, test } from "./lib/test";

test("six quotes of a group are in sight, the rest unfolds; chips lead to the groups", async ({ page }) => {
  await withoutBanner(page);
  await page.goto("/referenties");
  const employers = page.locator("#werkgevers");
  await expect(page.getByText("Dit is de eerste ervaring van de voorbeeldsite.")).toHaveCount(1);
  await expect(employers.getByRole("listitem")).toHaveCount(6);
  await page.getByRole("navigation", { name: "Groepen" }).getByRole("link", { name: "Werkgevers" }).click();
  await expect(page).toHaveURL(/#werkgevers$/);
  await expect(employers).toBeInViewport();
  await employers.getByText("Meer werkgevers").click();
  await expect(employers.getByRole("listitem")).toHaveCount(8);
  expect(await accessibilityFaults(page)).toEqual([]);
});
