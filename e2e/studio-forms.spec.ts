import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import {
  field,
  input,
  openForm,
  openStudio,
  ownFaults,
  type RunningStudio,
  reach,
  readFolder,
  save,
  siteText,
  startStudio,
  unfold,
} from "./lib/studio";

/** Making the studio takes some seconds, more on a busy machine. */
const START_TIMEOUT = 120_000;

const ARTICLE = "content/articles/boekentips.mdx";

/** Chooses in the menu of the form that is open. */
const choose = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole("button", { name: "Editoropties tonen" }).click();
  await page.getByRole("menuitem", { name }).click();
};

/** Puts the cursor at the end of the text of the open article. */
const toEnd = async (page: Page): Promise<void> => {
  await reach(page, "body");
  await input(page, "body").press("Control+End");
};

const tool = (page: Page, name: string) =>
  field(page, "body").getByRole("toolbar").getByRole("button", { name, exact: true });

/** Pastes what another program copied. */
const paste = (page: Page, html: string): Promise<void> =>
  input(page, "body").evaluate((area, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", copied);
    area.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  }, html);

test.describe("a form of the editors' studio", () => {
  // One worker: the studio is made once for all tests.
  test.describe.configure({ mode: "default", timeout: 90_000 });
  test.use({ viewport: { width: 1440, height: 900 } });

  let studio: RunningStudio;

  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT);
    studio = await startStudio();
  });

  test.afterAll(() => studio.stop());

  test("keeps a page as a draft, says so in the list, and refuses it where visitors are led to it", async ({
    page,
  }) => {
    await openStudio(page, studio);
    const draft = field(page, "draft").getByRole("switch");
    await openForm(page, "Article/entries/casus-voorbeeld");
    await draft.click();
    await expect(page.locator(".studio-check")).toContainText("“/blog/casus-voorbeeld” is een concept");
    await draft.click();
    const file = "data/pages/links.json";
    await openForm(page, "Page/entries/links");
    await draft.click();
    await save(page);
    await expect
      .poll(() => readFolder(page, file))
      .toBe(siteText(file).replace(/"title": "[^"]*",/, '$&\n  "draft": true,'));
    await expect(page.getByText("Item opgeslagen.")).toBeVisible();
    await page.getByRole("button", { name: "Bewerken annuleren" }).click();
    await expect(page.getByText("Links – concept")).toBeVisible();
    await openForm(page, "Page/entries/links");
    await draft.click();
    await save(page);
    await expect.poll(() => readFolder(page, file)).toBe(siteText(file));
  });

  test("proposes an address by the title, and is not red before it is filled in", async ({ page }) => {
    await openStudio(page, studio);
    const red = page.locator(".studio-check .studio-bad, .studio-problem");
    await openForm(page, "Article/new");
    await expect(page.locator(".studio-check")).toContainText("Nog in te vullen");
    await expect(red).toHaveCount(0);
    await input(page, "title").pressSequentially("Één goed gesprek");
    await expect(input(page, "path")).toHaveValue("/blog/een-goed-gesprek");
    await expect(red).toHaveCount(0);
    await input(page, "path").fill("/blog/gesprek");
    await input(page, "title").pressSequentially(" voeren");
    await expect(input(page, "path")).toHaveValue("/blog/gesprek");
    await openForm(page, "City/entries/utrecht");
    await input(page, "name").fill("Utrecht (stad)");
    await expect(page.locator(".studio-check")).toContainText("Alles klopt");
    await expect(input(page, "slug")).toHaveValue("utrecht");
  });

  test("says of a copy what must differ, and saves it beside the original", async ({ page }) => {
    await openStudio(page, studio);
    await openForm(page, "Page/entries/links");
    await choose(page, /dupliceren/i);
    const check = page.locator(".studio-check");
    await expect(check).toContainText("Dit is een kopie.");
    await expect(check.getByRole("button", { name: "Adres" })).toBeVisible();
    await expect(check.getByRole("listitem").filter({ hasText: "elke pagina een eigen titel" })).toBeVisible();
    await expect(check.getByRole("listitem").filter({ hasText: "elke pagina een eigen beschrijving" })).toBeVisible();
    await input(page, "path").fill("/meer-links");
    await unfold(page, "seo", "seo.title");
    await input(page, "seo.title").fill("Nog meer links");
    await input(page, "seo.description").fill(
      "Nog een voorbeeldtekst voor zoekmachines over links, die op geen enkele andere pagina van deze site staat.",
    );
    await save(page);
    await expect.poll(() => readFolder(page, "data/pages/meer-links.json")).toContain('"path": "/meer-links"');
    expect(await readFolder(page, "data/pages/links.json")).toBe(siteText("data/pages/links.json"));
  });

  test("changes an address with the links to it, the name of the file, and a redirect", async ({ page }) => {
    await openStudio(page, studio);
    await openForm(page, "Page/entries/partners");
    await input(page, "path").fill("/voor-partners");
    await save(page);
    const question = page.getByRole("dialog", { name: "Het adres van deze pagina verandert" });
    await expect(question).toContainText("Menu's");
    expect(await ownFaults(page)).toEqual([]);
    await question.getByRole("button", { name: "Nog niet opslaan" }).click();
    await page.getByRole("alertdialog").getByRole("button").last().click();
    expect(await readFolder(page, "data/pages/partners.json")).toBe(siteText("data/pages/partners.json"));
    await save(page);
    // The form is read anew, under its new name.
    const reload = page.waitForEvent("load");
    await question.getByRole("button", { name: "Verander het adres" }).click();
    await reload;
    await expect(input(page, "path")).toHaveValue("/voor-partners", { timeout: 30_000 });
    await expect(page.locator(".studio-check")).toContainText("Alles klopt");
    expect(await readFolder(page, "data/pages/partners.json")).toBeUndefined();
    expect(await readFolder(page, "data/pages/voor-partners.json")).toBe(
      siteText("data/pages/partners.json").replaceAll('"/partners"', '"/voor-partners"'),
    );
    expect(await readFolder(page, "data/navigation.json")).toBe(
      siteText("data/navigation.json").replaceAll('"/partners"', '"/voor-partners"'),
    );
    expect(await readFolder(page, "data/redirects.json")).toContain('"from": "/partners",\n    "to": "/voor-partners"');
  });

  test("asks where visitors of a page that goes away are led", async ({ page }) => {
    await openStudio(page, studio);
    const remove = async () => {
      await choose(page, /verwijderen/i);
      await page.getByRole("alertdialog").getByRole("button", { name: "Verwijderen" }).click();
    };
    page.on("dialog", (dialog) => dialog.accept());
    await openForm(page, "Page/entries/links");
    await remove();
    const question = page.getByRole("dialog", { name: /gaat weg$/ });
    await question.getByRole("button", { name: "Niet verwijderen" }).click();
    expect(await readFolder(page, "data/pages/links.json")).toBe(siteText("data/pages/links.json"));
    await openForm(page, "Page/entries/links");
    await remove();
    await question.getByRole("combobox").selectOption("/contact");
    const reload = page.waitForEvent("load");
    await question.getByRole("button", { name: "Verwijder de pagina" }).click();
    await reload;
    expect(await readFolder(page, "data/pages/links.json")).toBeUndefined();
    expect(await readFolder(page, "data/redirects.json")).toContain('"from": "/links",\n    "to": "/contact"');
  });

  test("writes markup with the toolbar, which the browser undoes step by step", async ({ page }) => {
    await openStudio(page, studio);
    await openForm(page, "Article/entries/boekentips");
    await toEnd(page);
    const before = await input(page, "body").inputValue();
    await page.keyboard.type("\n\nEen kop");
    await tool(page, "Kop").click();
    await page.keyboard.type('\n\nZij zei: "goed". ');
    await tool(page, "Vet").click();
    await page.keyboard.type("Let op");
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" en zie ");
    await tool(page, "Link").click();
    await page.keyboard.type("contact");
    await expect(page.getByRole("listbox", { name: "Suggesties" }).getByRole("option").first()).toContainText(
      "/contact",
    );
    await page.keyboard.press("Enter");
    const written = `${before}\n\n## Een kop\n\nZij zei: “goed”. **Let op** en zie [tekst](/contact)`;
    await expect(input(page, "body")).toHaveValue(written);
    await page.keyboard.press("Control+End");
    const blocks = field(page, "body").getByRole("combobox", { name: "Blok invoegen" });
    await blocks.selectOption({ label: "Kader" });
    await expect(input(page, "body")).toHaveValue(`${written}\n\n<Callout title="">\n\ntekst\n\n</Callout>`);
    await page.keyboard.press("Control+z");
    await expect(input(page, "body")).toHaveValue(written);
    await blocks.selectOption({ label: "Kader" });
    await page.keyboard.type("Goed om te weten");
    const card = field(page, "body").getByRole("group", { name: "Kader: Goed om te weten" });
    await card.getByLabel("Kop (verplicht)").fill("Tip");
    const filler = "tekst";
    const withTip = (text: string) => `${written}\n\n<Callout title="Tip">\n\n${text}\n\n</Callout>`;
    await expect(input(page, "body")).toHaveValue(withTip(filler));
    expect(await ownFaults(page)).toEqual([]);
    await expect(page.locator(".studio-check")).toContainText(`“${filler}” staat hier nog van een nieuw blok`);
    await input(page, "body").evaluate((area: HTMLTextAreaElement, word) => {
      const start = area.value.lastIndexOf(word);
      area.focus();
      area.setSelectionRange(start, start + word.length);
    }, filler);
    await page.keyboard.type("Neem de tijd.");
    const whole = withTip("Neem de tijd.");
    await expect(input(page, "body")).toHaveValue(whole);
    await save(page);
    await expect.poll(() => readFolder(page, ARTICLE)).toBe(siteText(ARTICLE).replace(before, () => whole));
  });

  test("keeps headings, lists and links of what is pasted", async ({ page }) => {
    await openStudio(page, studio);
    await openForm(page, "Article/entries/boekentips");
    await toEnd(page);
    const before = await input(page, "body").inputValue();
    await page.keyboard.type("\n\n");
    await paste(
      page,
      '<h1 style="color:red">Kop</h1><p>Een <b>"woord"</b> en <a href="https://voorbeeld.nl/">een link</a>.</p><ul><li>Een</li><li>Twee</li></ul>',
    );
    await expect(input(page, "body")).toHaveValue(
      `${before}\n\n## Kop\n\nEen “woord” en [een link](https://voorbeeld.nl/).\n\n- Een\n- Twee`,
    );
    await expect(page.locator(".studio-check")).toContainText("Alles klopt");
    await page.keyboard.press("Control+z");
    await expect(input(page, "body")).toHaveValue(`${before}\n\n`);
  });

  test("makes a photo from a camera no larger than the site can use, and says so before it is saved", async ({
    page,
  }) => {
    await openStudio(page, studio);
    await openForm(page, "Article/entries/boekentips");
    await toEnd(page);
    const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    await tool(page, "Afbeelding toevoegen").click();
    const dialog = page.getByRole("dialog");
    const file = { name: "Foto 1.JPG", mimeType: "image/jpeg", buffer: photo };
    await dialog.locator("input[type=file]").first().setInputFiles(file);
    await dialog.getByRole("button", { name: "Invoegen" }).click();
    const card = field(page, "body").getByRole("group", { name: /foto-1/i });
    await expect(card).toContainText("2000 × 1000 pixels");
    await card.getByLabel("Beschrijving").fill("Een vlak");
    await save(page);
    await expect.poll(() => readFolder(page, ARTICLE)).toContain('<Figure file="foto-1.webp" alt="Een vlak" />');
    expect(await readFolder(page, "content/images/foto-1.webp")).toContain("WEBP");
  });

  test("refuses a price below zero, and takes one with comma and point", async ({ page }) => {
    await openStudio(page, studio);
    const file = "data/facts.json";
    await openForm(page, "_singletons/entries/Fact");
    await page.getByRole("button", { name: "Alles uitvouwen" }).click();
    const figure = input(page, "items.0.value");
    const old = await figure.inputValue();
    await figure.fill("-5");
    await expect(field(page, "items.0.value").locator(".studio-problem")).toContainText("te laag");
    await expect(page.locator(".studio-check").getByRole("button", { name: /› Waarde$/ })).toBeVisible();
    await figure.fill("3.150,50");
    await save(page);
    await expect.poll(() => readFolder(page, file)).toBe(siteText(file).replace(`"value": ${old}`, '"value": 3150.5'));
  });
});
