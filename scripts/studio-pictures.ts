/**
 * Makes the pictures of the editors' guide (docs/redactie.md) from the studio itself, in docs/redactie/.
 *
 *   npx tsx scripts/studio-pictures.ts
 */
import { mkdir } from "node:fs/promises";
import { chromium } from "playwright";
import { chromiumLaunch } from "../e2e/lib/chromium";
import { field, input, openForm, openStudio, reach, startStudio } from "../e2e/lib/studio";
import { runScript } from "./lib/script";

const FOLDER = "docs/redactie";

const main = async (): Promise<void> => {
  await mkdir(FOLDER, { recursive: true });
  const studio = await startStudio();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ locale: "nl-NL", viewport: { width: 1280, height: 760 } });
    // tsx wraps functions in a helper that the browser does not have.
    await page.addInitScript("globalThis.__name = (value) => value");
    const picture = (name: string) => page.screenshot({ path: `${FOLDER}/${name}.png` });
    await openStudio(page, studio);
    // The engine, which loads behind the page, fades it in.
    await page.locator("#nc-root *").first().waitFor({ state: "attached" });
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await picture("begin");
    await openForm(page, "City/entries/utrecht");
    await page.getByRole("button", { name: "Tablet" }).click();
    await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
    await picture("formulier");
    await input(page, "name").fill("Utrecht {telefon}");
    await field(page, "name").locator(".studio-problem").waitFor();
    await picture("controle");
    await input(page, "name").fill("Utrecht");
    await input(page, "title").click();
    await page.keyboard.press("End");
    await page.keyboard.type(" {prijs");
    await page.getByRole("option").first().waitFor();
    await picture("feiten");
    await openForm(page, "Article/entries/boekentips");
    await reach(page, "body");
    const card = page.getByRole("group", { name: "Afbeelding 1" });
    await card.locator("img").waitFor();
    await card.scrollIntoViewIfNeeded();
    await picture("afbeelding");
    await openForm(page, "Page/entries/contact");
    await reach(page, "sections");
    await field(page, "sections")
      .getByRole("button", { name: /toevoegen$/ })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Oproep", exact: true }).hover();
    await page.locator(".studio-section-picture").frameLocator("iframe").getByRole("heading", { level: 2 }).waitFor();
    await picture("blokken");
  } finally {
    await browser.close();
    studio.stop();
  }
};

runScript(main);
