import type { Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { watchDocuments } from "./lib/documents";
import { openAlive } from "./lib/events";
import { holdScripts } from "./lib/scripts";
import { expect, MOVING, test } from "./lib/test";
import { alive, h1 } from "./lib/visit";

const PHONE = { width: 360, height: 740 };

const main = (page: Page) => page.getByRole("main");

test.use(MOVING);

test.beforeEach(({ page }) => withoutBanner(page));

test.describe("what was used before the scripts came stays as it is", () => {
  const arriveLate = async (page: Page, path: string, use: () => Promise<void>) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await use();
    release();
    await expect(alive(page)).toHaveCount(1);
  };

  test("an open answer", async ({ page }) => {
    const answer = main(page).locator("details").first();
    await arriveLate(page, "/faq", () => answer.locator("summary").click());
    await expect(answer).toHaveAttribute("open", "");
    await expect(answer.getByRole("link")).toBeVisible();
  });

  test("the paused strip of partners", async ({ page }) => {
    const pause = main(page).getByRole("checkbox");
    await arriveLate(page, "/", async () => {
      await pause.focus();
      await page.keyboard.press("Space");
    });
    await expect(pause).toBeChecked();
    await page.keyboard.press("Space");
    await expect(pause).not.toBeChecked();
  });

  test("the topic of the articles", async ({ page }) => {
    const topics = main(page).getByRole("radio");
    const articles = main(page).getByRole("article");
    await openAlive(page, "/blog");
    const all = await articles.count();
    await arriveLate(page, "/blog", () => topics.nth(1).check({ force: true }));
    await expect(topics.nth(1)).toBeChecked();
    await expect(articles).not.toHaveCount(all);
  });

  test("the months of the calculator", async ({ page }) => {
    const months = main(page).getByRole("slider", { name: "Verzuim" });
    await arriveLate(page, "/kosten-mediation", () => months.fill("6"));
    await expect(months).toHaveAttribute("aria-valuetext", "6 maanden");
    await expect(months).toHaveValue("6");
  });
});

test("Back to a page with opened folds leads to where it was", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAlive(page, "/voorbeelden");
  for (const words of ["Meer tekst", "Meer ervaringen", "Meer stappen"]) {
    await main(page).getByText(words).click();
  }
  const link = main(page).getByRole("link").last();
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).not.toHaveURL("/voorbeelden");
  await page.goBack();
  await expect(main(page).getByText("klapt in")).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);
});

test("Back to the steps of a conflict keeps the one that was chosen", async ({ page }) => {
  await openAlive(page, "/voorbeelden");
  const step = main(page).locator("[data-step]").last();
  await expect(step).not.toBeChecked();
  await step.check({ force: true });
  await main(page).locator("[data-answer]:visible").getByRole("link").press("Enter");
  await expect(page).not.toHaveURL("/voorbeelden");
  // What the page that is left still tells does not belong to the one that comes back.
  await page.evaluate(() => {
    const tell = () => document.querySelector("main")?.dispatchEvent(new Event("change", { bubbles: true }));
    window.addEventListener("popstate", tell, { once: true });
  });
  await page.goBack();
  await expect(step).toBeChecked();
});

test("Back to the articles keeps the topic, a new visit has none", async ({ page }) => {
  await openAlive(page, "/blog");
  const topic = page.getByRole("radio", { name: "HR Tips" });
  const all = await main(page).locator("article").count();
  await topic.check();
  await expect(main(page).locator("article")).not.toHaveCount(all);
  const chosen = await main(page).locator("article").count();
  await main(page).locator("article").getByRole("link").first().click();
  await expect(page).not.toHaveURL("/blog");
  await page.goBack();
  await expect(topic).toBeChecked();
  await expect(main(page).locator("article")).toHaveCount(chosen);
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).press("Enter");
  await expect(page).toHaveURL("/partners");
  await openAlive(page, "/blog");
  await expect(topic).not.toBeChecked();
});

test("a link in a text loads no document", async ({ page }) => {
  await openAlive(page, "/");
  const asked = watchDocuments(page);
  await main(page).getByRole("link", { name: "hoe het werkt" }).click();
  await expect(page).toHaveURL("/arbeidsmediation");
  await expect(h1(page)).toContainText(/./);
  expect(asked).toEqual([]);
});

test("a reload keeps the answers that are open and the step that was chosen", async ({ page }) => {
  await openAlive(page, "/voorbeelden");
  const step = main(page).locator("[data-step]").last();
  const fold = main(page).locator("details", { hasText: "Meer stappen" });
  await page.setViewportSize(PHONE);
  await fold.locator("summary").click();
  await step.check({ force: true });
  await page.reload();
  await expect(alive(page)).toHaveCount(1);
  await expect(step).toBeChecked();
  await expect(fold).toHaveAttribute("open", "");
});
