import { expect, type Page, test } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { input, openForm, openStudio, ownFaults, type RunningStudio, reach, startStudio } from "./lib/studio";

/** Making the studio takes some seconds, more on a busy machine. */
const START_TIMEOUT = 120_000;

test.describe("finding one's way in the studio", () => {
  test.describe.configure({ timeout: 90_000 });
  test.use({ viewport: { width: 1440, height: 900 } });

  let studio: RunningStudio;

  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT);
    studio = await startStudio();
  });

  test.afterAll(() => studio.stop());

  const search = (page: Page) => page.getByRole("searchbox", { name: "Zoek wat er op de site staat" });

  const found = (page: Page) => page.getByRole("search").getByRole("link");

  const toStart = (page: Page) => page.getByRole("button", { name: "Begin", exact: true }).click();

  test("leads to a field: by searching, by a task, by what is still to be done, by a mistake and by the preview", async ({
    page,
  }) => {
    await openStudio(page, studio);
    await test.step("finds what visitors read, says where a fact is used, and leads to the field", async () => {
      await search(page).fill("2.950");
      await expect(found(page).first()).toContainText("Feiten");
      await expect(page.getByRole("search")).toContainText("Staat op: ");
      expect(await accessibilityFaults(page)).toEqual([]);
      await found(page).first().click();
      await expect(input(page, "items.0.value")).toBeFocused();
      await toStart(page);
      // A question in a folded block.
      await search(page).fill("wat is vraag een");
      await found(page).first().click();
      await expect(input(page, "sections.1.items.0.question")).toBeFocused();
      await toStart(page);
      await search(page).fill("niets van dit alles");
      await expect(page.getByRole("search").getByRole("status")).toHaveText("Niets gevonden.");
    });
    await test.step("leads to the words of an article, from the search and from its preview", async () => {
      const fromCursor = () =>
        page.evaluate(() => {
          const area = document.activeElement;
          return area instanceof HTMLTextAreaElement ? area.value.slice(area.selectionStart) : "";
        });
      await search(page).fill("staat groot en komt");
      await found(page).first().click();
      await expect.poll(fromCursor, { timeout: 20_000 }).toMatch(/^staat groot/);
      const paragraph = page.frameLocator("iframe").first().getByText("Het zegt niets over een echt bureau.");
      await paragraph.first().click();
      await expect.poll(fromCursor, { timeout: 20_000 }).toMatch(/^Dit stuk tekst/);
      await toStart(page);
    });
    await test.step("leads from a task of a week to its form", async () => {
      await page.getByRole("link", { name: "Telefoon en openingstijden" }).click();
      await expect(input(page, "phone")).toBeFocused();
      // A small group is never folded.
      await reach(page, "openingHours.opens");
      await expect(input(page, "openingHours.opens")).toBeVisible();
      await toStart(page);
      // A field of the studio's own.
      await page.getByRole("link", { name: "Mededeling plaatsen" }).click();
      await expect(input(page, "text")).toBeFocused();
      await toStart(page);
    });
    await test.step("leads from what must be done before going live to its field", async () => {
      await page.getByRole("button", { name: "Wat moet er nog gebeuren vóór livegang?" }).click();
      const list = page.getByRole("region", { name: "Nog te doen vóór livegang" });
      await list.getByRole("link", { name: "Bureau en site › Telefoon" }).click();
      await expect(input(page, "phone")).toBeFocused();
    });
    await test.step("leads from a mistake and from the preview to a field that is folded away", async () => {
      await openForm(page, "Page/entries/faq");
      const preview = page.frameLocator("iframe").first();
      await preview.getByText("Wat is vraag een?").first().click();
      const question = input(page, "sections.1.items.0.question");
      await expect(question).toBeFocused();
      await question.fill("Wat is {fout}?");
      await expect(preview.getByText("Wat is {fout}?").first()).toBeInViewport();
      const mistake = page.locator(".studio-check").getByRole("button", { name: /Vraag/ });
      await expect(mistake).toContainText("“");
      await page.getByRole("button", { name: "Samenvouwen", exact: true }).first().click();
      await mistake.click();
      await expect(question).toBeFocused();
      expect(await ownFaults(page)).toEqual([]);
    });
  });

  test("fits a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openStudio(page, studio);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await search(page).fill("openingstijden");
    await expect(found(page).first()).toBeVisible();
    await page.getByRole("link", { name: "Telefoon en openingstijden" }).click();
    await expect(input(page, "phone")).toBeFocused();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await toStart(page);
    await expect(search(page)).toBeVisible();
    await openForm(page, "City/entries/utrecht");
    await page
      .getByRole("button", { name: /Voorbeeld/ })
      .first()
      .click();
    const boxOf = async (name: string) =>
      (await page.getByRole("button", { name, exact: true }).boundingBox()) ?? { x: 0, width: 0 };
    // The engine lays its bar out anew where the preview takes the place of the form.
    await expect(async () => {
      const [begin, save] = [await boxOf("Begin"), await boxOf("Opslaan")];
      expect(begin.x + begin.width).toBeLessThanOrEqual(save.x);
    }).toPass();
  });
});
