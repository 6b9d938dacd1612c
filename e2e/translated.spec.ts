import type { Page } from "playwright/test";
import { bannerOf } from "./lib/consent";
import { navigateTo, openAlive } from "./lib/events";
import { expect, test } from "./lib/test";

/** Does to every text what browsers do that translate a page: it is put into elements that React does not know. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts.filter(
      ({ data, parentElement }) => data.trim() && !parentElement?.closest("script, font"),
    )) {
      const outer = document.createElement("font");
      text.replaceWith(outer);
      outer.appendChild(document.createElement("font")).append(text.data);
    }
  });

test("a translated page still searches, filters, calculates, takes a choice and leads on", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await openAlive(page, "/sitemap");
  const banner = bannerOf(page);
  await banner.getByRole("button", { name: "Instellingen" }).click();
  await translate(page);
  await banner.getByRole("switch").first().click();
  await banner.getByRole("button", { name: "Voorkeuren opslaan" }).click();
  await expect(banner).toHaveCount(0);

  const search = page.getByRole("main").getByRole("search");
  await search.locator("input").focus();
  for (const words of ["mediation", "kosten", "kosten mediation", "zzzqqq", "mediation kosten"]) {
    await search.locator("input").fill(words);
    await expect(search.getByRole("status")).not.toBeEmpty();
    await translate(page);
  }
  await page.getByRole("search").getByRole("listitem").first().click();
  await expect(page).not.toHaveURL(/\/sitemap$/);

  await navigateTo(page, "/kosten-mediation");
  const calculator = page.locator("#rekenvoorbeeld");
  await expect(calculator).toBeVisible();
  await translate(page);
  await calculator.getByRole("slider", { name: "Verzuim" }).fill("24");
  await expect(calculator.getByRole("status").last()).toHaveText(/\D+ €\s117\.050$/);

  await navigateTo(page, "/blog");
  const articles = page.getByRole("main").getByRole("article");
  await expect(articles.first()).toBeVisible();
  await translate(page);
  const all = await articles.count();
  await page.getByRole("radio", { name: "HR Tips" }).check();
  await expect.poll(() => articles.count()).toBeLessThan(all);
  expect(errors).toEqual([]);
});
