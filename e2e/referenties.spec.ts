import { accessibilityFaults } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { expect, test } from "./lib/test";

const SCREENS = [
  { name: "a phone", size: { width: 360, height: 740 }, inSight: 1 },
  { name: "a tablet", size: { width: 768, height: 1024 }, inSight: 4 },
  { name: "a wide screen", size: { width: 1440, height: 900 }, inSight: 4 },
] as const;

for (const { name, size, inSight } of SCREENS) {
  test(`${inSight} of a group are in sight on ${name}, one press unfolds the rest`, async ({ page }) => {
    await withoutBanner(page);
    await page.setViewportSize(size);
    await page.goto("/referenties");
    const employers = page.locator("#werkgevers");
    await expect(page.getByText("Dit is de eerste ervaring van de voorbeeldsite.")).toHaveCount(1);
    await expect(employers.getByRole("blockquote")).toHaveCount(inSight);
    await page.getByRole("navigation", { name: "Groepen" }).getByRole("link", { name: "Werkgevers" }).click();
    await expect(page).toHaveURL(/#werkgevers$/);
    await expect(employers).toBeInViewport();
    await employers.getByText("Meer werkgevers").filter({ visible: true }).click();
    await expect(employers.getByRole("blockquote")).toHaveCount(8);
    await expect(employers.getByText("Meer werkgevers").filter({ visible: true })).toHaveCount(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
