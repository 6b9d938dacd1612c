import { readFileSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { accessibilityFaults } from "./lib/axe";
import {
  addProsePicture,
  backups,
  field,
  fillFolder,
  input,
  openForm,
  openStudio,
  ownFaults,
  type RunningStudio,
  reach,
  readFolder,
  save,
  siteFiles,
  siteText,
  startStudio,
  unfold,
  unfoldRow,
} from "./lib/studio";

/** Making the studio takes some seconds, more on a busy machine. */
const START_TIMEOUT = 120_000;

type BadInput = readonly [keyPath: string, wrong: string, message: string];

/** What editors get wrong, by form: what they type in which field, and what they then read. */
const BAD_INPUT: readonly (readonly [file: string, place: string, inputs: readonly BadInput[]])[] = [
  [
    "data/pages/contact.json",
    "Page/entries/contact",
    [
      ["title", "Bel {telefoon}", "onbekend token"],
      ["title", "[Bel](/offerte)", "een link kan niet in dit veld"],
      ["path", "contact", "geen geldig pad"],
      ["path", "/blog", "Dit adres bestaat al"],
      ["path", "/arbeidsmediation-utrecht", "Dit adres bestaat al"],
    ],
  ],
  ["data/cities/utrecht.json", "City/entries/utrecht", [["slug", "arnhem", "Dit adres bestaat al"]]],
  [
    "content/articles/boekentips.mdx",
    "Article/entries/boekentips",
    [
      ["body", "[Lees dit](/bestaat-niet)", "bestaat niet"],
      ["body", '<Kader title="Let op">\n\nTekst.\n\n</Kader>', "Kader"],
      ["body", '<Callout title="Let op">\n\nTekst.', "wordt niet afgesloten"],
    ],
  ],
];

/** The picture of the second block of the page of the fixture site that has one. */
const PICTURE = "sections.1.image";

/** The words at the end of the article that is open. */
const words = (page: Page) => field(page, "body").locator("textarea").last();

/** Drops or pastes a file on the text of the form that is open. */
const give = async (page: Page, way: "drop" | "paste", name: string, type: string, bytes: Buffer): Promise<void> =>
  words(page).evaluate(
    (area, file) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
      const init = { bubbles: true, cancelable: true };
      const event =
        file.way === "drop"
          ? new DragEvent("drop", { ...init, dataTransfer: data })
          : new ClipboardEvent("paste", { ...init, clipboardData: data });
      if (area.dispatchEvent(event)) {
        throw new Error("The browser would open the file");
      }
    },
    { way, name, type, bytes: [...bytes] },
  );

/**
 * Lets the next file be written no sooner than told; `waiting` on the window says that one is.
 *
 * @returns lets it be written
 */
const holdWriting = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const { createWritable } = FileSystemFileHandle.prototype;
    FileSystemFileHandle.prototype.createWritable = async function (...options) {
      FileSystemFileHandle.prototype.createWritable = createWritable;
      await new Promise((resolve) => Object.assign(window, { waiting: resolve }));
      return createWritable.apply(this, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { waiting(): void }).waiting());
};

test.describe("the editors' studio", () => {
  test.describe.configure({ timeout: 90_000 });
  test.use({ viewport: { width: 1440, height: 900 } });

  let studio: RunningStudio;
  const otherHosts: string[] = [];

  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT);
    studio = await startStudio();
  });

  test.afterAll(() => studio.stop());

  test.beforeEach(({ page }) => {
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (!["blob:", "data:"].includes(protocol) && origin !== new URL(studio.address).origin) {
        otherHosts.push(request.url());
      }
    });
  });

  test.afterEach(() => {
    expect(otherHosts.splice(0)).toEqual([]);
  });

  const preview = (page: Page) => page.frameLocator("iframe").first();

  test("says in another browser what works there", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "showDirectoryPicker");
    });
    await page.goto(studio.address);
    await expect(page.getByText("Deze browser kan niet in een map op je computer werken.")).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test("refuses a folder that is not the website's", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle("foto", { create: true }),
      });
    });
    await page.goto(studio.address);
    await page.getByRole("button", { name: "Kies de map van de website" }).click();
    await expect(page.getByRole("alert")).toContainText("In de map “foto” staat geen data/site.json");
  });

  test("starts with the tasks of an editor, tells what must be done before going live, and offers what was not saved", async ({
    page,
  }) => {
    await openStudio(page, studio);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Wat moet nog vóór livegang" }).click();
    await expect(page.getByRole("region", { name: "Nog te doen vóór livegang" })).toBeVisible();
    const follow = async (task: string) => {
      await page.getByRole("link", { name: task }).click();
      await expect(page.locator(".studio-check")).toBeVisible();
    };
    const toStart = () => page.getByRole("button", { name: "Begin", exact: true }).click();
    await follow("Prijs of feit wijzigen");
    await toStart();
    await follow("Beoordeling toevoegen");
    await expect(field(page, "items")).toContainText("Beoordelingen");
    await toStart();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Wat wil je doen?" })).toBeVisible();
    await follow("Stad toevoegen");
    await expect(input(page, "name")).toBeFocused();
    await page.keyboard.type("Zwolle");
    await expect.poll(() => backups(page)).toBe(1);
    // Escape closes no form, and leaving one with changes asks.
    await page.keyboard.press("Escape");
    page.once("dialog", (dialog) => dialog.dismiss());
    await toStart();
    await expect(input(page, "name")).toHaveValue("Zwolle");
    page.once("dialog", (dialog) => {
      expect(dialog.message()).toContain("Stad “Zwolle” is nog niet opgeslagen.");
      return dialog.accept();
    });
    await toStart();
    await expect(page.getByRole("region", { name: "Nog niet opgeslagen" }).getByRole("link")).toHaveText(
      "Stad “Zwolle”",
    );
    await page.getByRole("link", { name: "Stad toevoegen" }).click();
    await page.getByRole("button", { name: /Herstellen/ }).click();
    await expect(input(page, "name")).toHaveValue("Zwolle");
  });

  test("is usable with a screen reader, but for what the engine lacks", async ({ page }) => {
    await openStudio(page, studio);
    await page.getByRole("link", { name: "Pagina wijzigen" }).click();
    await expect(page.getByRole("row").first()).toBeVisible();
    expect(await ownFaults(page)).toEqual([]);
    await openForm(page, "City/entries/utrecht");
    await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
    expect(await ownFaults(page)).toEqual([]);
    // One stop a field.
    await input(page, "name").focus();
    await page.keyboard.press("Tab");
    await expect(input(page, "slug")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(input(page, "province")).toBeFocused();
  });

  test("refuses a price below zero, takes one with comma and point on its own line, and shows it at once on a page", async ({
    page,
  }) => {
    await openStudio(page, studio);
    const before = siteText("data/facts.json");
    await openForm(page, "_singletons/entries/Fact");
    await page.getByRole("button", { name: "Alles uitvouwen" }).click();
    const figure = input(page, "items.0.value");
    const old = await figure.inputValue();
    await figure.fill("-5");
    await expect(field(page, "items.0.value").locator(".studio-problem")).toContainText("te laag");
    await expect(page.locator(".studio-check").getByRole("button", { name: /› Waarde:$/ })).toBeVisible();
    await figure.fill("3.150,50");
    await expect(preview(page).getByText("3.150,50").first()).toBeInViewport();
    await save(page);
    await expect
      .poll(() => readFolder(page, "data/facts.json"))
      .toBe(before.replace(`"value": ${old}`, '"value": 3150.5'));
  });

  for (const [file, place, inputs] of BAD_INPUT) {
    test(`says at the field what is wrong, and does not save: ${place}`, async ({ page }) => {
      await openStudio(page, studio);
      const before = siteText(file);
      await openForm(page, place);
      const save = page.getByRole("button", { name: "Opslaan", exact: true });
      for (const [keyPath, wrong, message] of inputs) {
        await reach(page, keyPath);
        const own = await input(page, keyPath).inputValue();
        await input(page, keyPath).fill(wrong);
        await expect(page.locator(".studio-problem").filter({ hasText: message }).first(), wrong).toBeVisible();
        // One number of mistakes: the engine counts others.
        await expect(page.getByText(/(?:klopt|kloppen) nog niet\.$/).filter({ visible: true })).toHaveCount(1);
        await save.click();
        // The first answer is read; the next ones stand under it, and the file at the end tells of all.
        await expect(page.getByText("Niet opgeslagen.").first()).toBeVisible();
        await input(page, keyPath).fill(own);
      }
      expect(await readFolder(page, file)).toBe(before);
    });
  }

  test("checks a form that was saved before as well", async ({ page }) => {
    await openStudio(page, studio);
    await openForm(page, "Page/entries/contact");
    const check = page.locator(".studio-check");
    for (const name of ["Neem contact op", "Neem gerust contact op"]) {
      await input(page, "title").fill(name);
      await save(page);
      await expect.poll(() => readFolder(page, "data/pages/contact.json")).toContain(name);
      await input(page, "title").fill("Bel {telefoon}");
      await expect(check).toContainText("onbekend token");
      await page.getByRole("button", { name: "Opslaan", exact: true }).click();
      const refusal = page.getByRole("alertdialog").or(page.getByRole("dialog"));
      await expect(refusal).toContainText("onbekend token");
      expect(await readFolder(page, "data/pages/contact.json")).toContain(name);
      await refusal.getByRole("button", { name: "OK" }).click();
    }
  });

  test("says of a title that a page further on has which page that is, and nothing of the address", async ({
    page,
  }) => {
    const { seo } = JSON.parse(siteText("data/cities/utrecht.json"));
    await openStudio(page, studio);
    await openForm(page, "Page/entries/contact");
    // A file that is not there yet is told of by its own name.
    await input(page, "path").fill("/nieuw-adres");
    await unfold(page, "seo", "seo.title");
    await input(page, "seo.title").fill(seo.title);
    const check = page.locator(".studio-check");
    await expect(check).toContainText(`“${seo.title}” staat al in`);
    await expect(check).toContainText("Stad “Utrecht”");
    await expect(check).not.toContainText("Dit adres bestaat al");
  });

  test("takes a new picture once it is described, under a name that is safe in an address", async ({ page }) => {
    await openStudio(page, studio);
    await openForm(page, "Page/entries/over-ons");
    await unfoldRow(page, "sections", 1);
    await reach(page, `${PICTURE}.file`);
    // The engine takes a picture that is there already, so this one is no copy of it to the letter.
    const picture = Buffer.concat([readFileSync("e2e/fixture-site/content/images/tekening.png"), Buffer.from("\n")]);
    await field(page, `${PICTURE}.file`)
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "Ons Team é (1).PNG", mimeType: "image/png", buffer: picture });
    await expect(field(page, `${PICTURE}.file`)).toContainText(
      `320 × 320 pixels, ${Math.ceil(picture.length / 1000)} kB`,
    );
    const alt = `${PICTURE}.alt`;
    await reach(page, alt);
    await input(page, alt).fill("");
    await expect(field(page, alt).locator(".studio-problem")).toContainText("is leeg");
    await input(page, alt).fill("Twee cirkels die elkaar raken");
    await save(page);
    await expect
      .poll(() => readFolder(page, "data/pages/over-ons.json"))
      .toBe(
        siteText("data/pages/over-ons.json")
          .replace('"file": "tekening.png"', '"file": "ons-team-e-1.png"')
          .replace(/"alt": "[^"]*"/, '"alt": "Twee cirkels die elkaar raken"'),
      );
    expect(await readFolder(page, "content/images/ons-team-e-1.png")).toBe(picture.toString());
  });

  test("puts a photo in the text of an article, described, no larger than the site can use, with its file", async ({
    page,
  }) => {
    await openStudio(page, studio);
    const article = "content/articles/boekentips.mdx";
    await openForm(page, "Article/entries/boekentips");
    const photo = sharp({ create: { width: 3000, height: 1500, channels: 3, background: "teal" } });
    await addProsePicture(page, "Ons Team é (1).PNG", await photo.png().toBuffer(), "");
    await expect(field(page, "body").locator(".studio-problem")).toContainText("Afbeelding › Beschrijving: is leeg");
    const card = field(page, "body").getByRole("group", { name: "Afbeelding: nieuw" });
    await expect(card).toContainText("2000 × 1000 pixels");
    await card.getByLabel("Beschrijving").fill('Twee cirkels "samen"');
    await expect(card.getByLabel("Beschrijving")).toHaveValue("Twee cirkels “samen”");
    await card.getByLabel("Beschrijving").fill("Twee cirkels samen");
    await card.getByLabel("Onderschrift").fill("Voor {prijs.traject}");
    await expect(preview(page).getByRole("img", { name: "Twee cirkels samen" })).toBeVisible();
    expect(await ownFaults(page)).toEqual([]);
    await save(page);
    const tag = '<Figure file="ons-team-e-1.webp" alt="Twee cirkels samen" caption="Voor {prijs.traject}" />';
    await expect.poll(() => readFolder(page, article)).toBe(`${siteText(article).trimEnd()}\n\n${tag}\n`);
    expect(await readFolder(page, "content/images/ons-team-e-1.webp")).toContain("WEBP");
    await expect(page.getByText("Item opgeslagen.")).toBeVisible();
    await input(page, "title").fill("Nog een titel");
    await save(page);
    await expect.poll(() => readFolder(page, article)).toContain("title: Nog een titel");
    expect(await readFolder(page, article)).toContain(tag);
  });

  test("takes a picture that is dropped on the text, where the cursor stands, and no other file that is pasted", async ({
    page,
  }) => {
    await openStudio(page, studio);
    const article = "content/articles/boekentips.mdx";
    const picture = Buffer.concat([readFileSync("e2e/fixture-site/content/images/tekening.png"), Buffer.from("\n")]);
    await openForm(page, "Article/entries/boekentips");
    await reach(page, "body");
    await give(page, "paste", "Notitie.pdf", "application/pdf", picture);
    await expect(field(page, "body").getByRole("alert")).toContainText("“Notitie.pdf” kan hier niet");
    await words(page).press("Control+End");
    await give(page, "drop", "Aan tafel.PNG", "image/png", picture);
    await expect(field(page, "body").getByRole("alert")).toBeEmpty();
    await field(page, "body")
      .getByRole("group", { name: "Afbeelding: nieuw" })
      .getByLabel("Beschrijving")
      .fill("Een tafel");
    await save(page);
    await expect
      .poll(() => readFolder(page, article))
      .toBe(`${siteText(article).trimEnd()}\n\n<Figure file="aan-tafel.png" alt="Een tafel" />\n`);
    expect(await readFolder(page, "content/images/aan-tafel.png")).toBe(picture.toString());
  });

  test("keeps what is typed while a save is under way, characters from everywhere, and everything that was not changed", async ({
    page,
  }) => {
    await openStudio(page, studio);
    const file = "data/cities/utrecht.json";
    await openForm(page, "City/entries/utrecht");
    await input(page, "province").fill("Provincie");
    const letWrite = await holdWriting(page);
    await save(page);
    await expect.poll(() => page.evaluate(() => Object.hasOwn(window, "waiting"))).toBe(true);
    await input(page, "province").press("End");
    await page.keyboard.insertText(" ü é ß 🙂");
    await letWrite();
    await expect.poll(() => readFolder(page, file)).toContain('"province": "Provincie"');
    await expect(page.getByText("Item opgeslagen.")).toBeVisible();
    await expect(input(page, "province")).toHaveValue("Provincie ü é ß 🙂");
    await expect.poll(() => backups(page)).toBe(1);
    await save(page);
    await expect
      .poll(() => readFolder(page, file))
      .toBe(siteText(file).replace(/"province": "[^"]*"/, '"province": "Provincie ü é ß 🙂"'));
  });

  test("shows in a new form what another holds, what is to be filled in, which addresses are taken, and facts after a brace", async ({
    page,
  }) => {
    await openStudio(page, studio);
    await page.getByRole("link", { name: "Stad toevoegen" }).click();
    await expect(page.locator(".studio-check")).toContainText("Nog in te vullen");
    await expect(page.locator(".studio-problem")).toHaveCount(0);
    await expect(field(page, "name")).toContainText("Voorbeeld: ");
    await input(page, "slug").fill("utrecht");
    await expect(page.locator(".studio-check")).toContainText(
      /Naam in het adres:\s*Dit adres bestaat al; kies een ander\./,
    );
    const lead = input(page, "lead");
    await lead.pressSequentially("Bel {pho");
    await expect(page.getByRole("option").first()).toContainText("{phone}");
    await lead.press("Enter");
    await expect(lead).toHaveValue("Bel {phone}");
    // The last suggestion is scrolled into view.
    await lead.pressSequentially(" of {");
    await lead.press("ArrowUp");
    await expect(page.getByRole("option").last()).toBeInViewport();
    await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  });

  test("speaks Dutch, is light and keeps a new entry open after saving, whatever the browser prefers", async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: "en-US", colorScheme: "dark" });
    const page = await context.newPage();
    await openStudio(page, studio);
    await openForm(page, "LegalPage/new");
    await expect(page.locator(":root")).toHaveAttribute("data-theme", "light");
    for (const [keyPath, text] of Object.entries({
      path: "/huisregels",
      title: "Huisregels",
      seoTitle: "Huisregels van het bureau",
      description: "Wat iedereen in het kantoor van het voorbeeldbureau mag verwachten, en wat juist niet.",
      lead: "Zo gaan we met elkaar om.",
      body: "Wees vriendelijk.",
    })) {
      await reach(page, keyPath);
      await input(page, keyPath).fill(text);
    }
    await save(page);
    const file = "content/legal/huisregels.mdx";
    await expect(page.getByText("Item opgeslagen.")).toBeVisible();
    expect(await readFolder(page, file)).toContain("Wees vriendelijk.");
    await expect(page.getByText("available")).toHaveCount(0);
    await input(page, "body").fill("Wees aardig.");
    await save(page);
    await expect.poll(() => readFolder(page, file)).toContain("Wees aardig.");
    await context.close();
  });

  test("shows beside the menu of blocks what each looks like", async ({ page }) => {
    await openStudio(page, studio);
    await openForm(page, "Page/entries/contact");
    await reach(page, "sections");
    await field(page, "sections")
      .getByRole("button", { name: /toevoegen$/ })
      .last()
      .click();
    // The menu comes with its first block in focus.
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.getByRole("menuitem", { name: "Oproep", exact: true }).hover();
    const picture = page.locator(".studio-section-picture");
    await expect(picture).toContainText("Afsluiting met knoppen");
    await expect(picture.frameLocator("iframe").getByRole("heading", { level: 2 })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(picture).toHaveCount(0);
  });

  test("takes figures with comma and point, and refuses a place abroad and a day that does not exist", async ({
    page,
  }) => {
    await openStudio(page, studio);
    await openForm(page, "City/entries/utrecht");
    await reach(page, "location.longitude");
    const longitude = input(page, "location.longitude");
    await expect(longitude).toHaveValue("5,122");
    await longitude.fill("51");
    await expect(field(page, "location.longitude").locator(".studio-problem")).toContainText("“51” is te hoog");
    await longitude.fill("5,2");
    await input(page, "location.latitude").fill("52.1");
    await save(page);
    await expect
      .poll(() => readFolder(page, "data/cities/utrecht.json"))
      .toBe(
        siteText("data/cities/utrecht.json")
          .replace(/"latitude": [\d.]+/, '"latitude": 52.1')
          .replace(/"longitude": [\d.]+/, '"longitude": 5.2'),
      );
    await openForm(page, "Article/entries/boekentips");
    await reach(page, "dateModified");
    // A browser reports part of a date, as it does 31 February, as an empty field.
    await input(page, "dateModified").focus();
    await page.keyboard.press("Backspace");
    await expect(field(page, "dateModified").locator(".studio-problem")).toContainText("geen bestaande datum");
    await input(page, "dateModified").fill("2025-06-07");
    await save(page);
    await expect
      .poll(() => readFolder(page, "content/articles/boekentips.mdx"))
      .toBe(siteText("content/articles/boekentips.mdx").replace(/dateModified: .*/, "dateModified: 2025-06-07"));
  });

  test("shows both versions of a field that somebody else has changed too, and saves what the editor chooses", async ({
    page,
  }) => {
    await openStudio(page, studio);
    const file = "data/cities/utrecht.json";
    const before = siteText(file);
    const province = (text: string) => before.replace(/"province": "[^"]*"/, `"province": "${text}"`);
    const theirs = province("Van een ander").replace(/"name": "[^"]*"/, '"name": "Utrecht (stad)"');
    await openForm(page, "City/entries/utrecht");
    await input(page, "province").click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText("Van mij");
    await expect.poll(() => backups(page)).toBe(1);
    await fillFolder(page, { [file]: theirs });
    const versions = page.getByRole("dialog", { name: "Iemand anders heeft dit intussen veranderd" });
    await save(page);
    await expect(versions.getByRole("group", { name: "Provincie" })).toContainText("Van een ander");
    await expect(versions.getByRole("group", { name: "Provincie" })).toContainText("Van mij");
    expect(await ownFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(versions).toHaveCount(0);
    expect(await readFolder(page, file)).toBe(theirs);
    // The same after a reload, with the work that the browser kept.
    await page.goto(`${studio.address}#/collections/City/entries/utrecht`);
    await page.reload();
    await page.getByRole("button", { name: /Herstellen/ }).click();
    await expect(input(page, "province")).toHaveValue("Van mij");
    await save(page);
    await versions.getByRole("group", { name: "Provincie" }).getByLabel("Van jou").check();
    await versions.getByRole("button", { name: "Sla op met deze keuzes" }).click();
    // The form is read anew, and nothing is left to be given back.
    await expect(input(page, "name")).toHaveValue("Utrecht (stad)");
    expect(await backups(page)).toBe(0);
    expect(await readFolder(page, file)).toBe(theirs.replace('"province": "Van een ander"', '"province": "Van mij"'));
  });

  test("says what still leads to a page or shows a picture, and keeps it", async ({ page }) => {
    await openStudio(page, studio);
    const messages: string[] = [];
    page.on("dialog", (dialog) => {
      messages.push(dialog.message());
      void dialog.accept();
    });
    await openForm(page, "Page/entries/contact");
    await page.getByRole("button", { name: "Editoropties tonen" }).click();
    await page.getByRole("menuitem", { name: /verwijderen/i }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Verwijderen" }).click();
    await expect.poll(() => messages.join()).toContain("Dit kan niet weg, want het wordt nog gebruikt:");
    expect(messages.join()).toMatch(/• Menu's › [^•]+: “\/contact” bestaat niet/);
    expect(messages.join()).not.toMatch(/\w\[\d/);
    expect(await readFolder(page, "data/pages/contact.json")).toBe(siteText("data/pages/contact.json"));
  });

  test("says that the check does not run, and goes on once it does", async ({ page }) => {
    await page.route("**/worker.js", (route) => route.abort());
    await openStudio(page, studio);
    await openForm(page, "City/entries/utrecht");
    const check = page.locator(".studio-check");
    await expect(check).toContainText("De controle is niet geladen, dus opslaan kan nu niet.");
    await input(page, "province").fill("Anders");
    await page.getByRole("button", { name: "Opslaan", exact: true }).click();
    const refusal = page.getByRole("alertdialog");
    await expect(refusal).toContainText("De controle is niet geladen, dus opslaan kan nu niet.");
    await refusal.getByRole("button").last().click();
    await page.unroute("**/worker.js");
    await check.getByRole("button", { name: "Probeer opnieuw" }).click();
    await save(page);
    await expect.poll(() => readFolder(page, "data/cities/utrecht.json")).toContain('"province": "Anders"');
  });

  test("says that all is well of what was typed last alone, also where the check takes long", async ({ page }) => {
    await openStudio(page, studio);
    await openForm(page, "City/entries/utrecht");
    const check = page.locator(".studio-check");
    await expect(check).toContainText("Alles klopt.");
    // A worker that never answers.
    await page.evaluate(() => {
      Worker.prototype.postMessage = () => {};
    });
    await input(page, "province").fill("");
    await expect(check).toHaveText("Even kijken…");
  });

  test("shows every page with the site's own sections", async ({ page }) => {
    await openStudio(page, studio);
    for (const place of [
      "Page/entries/home",
      "City/entries/utrecht",
      "Article/entries/boekentips",
      "LegalPage/entries/algemene-voorwaarden",
    ]) {
      await openForm(page, place);
      await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible({ timeout: 15_000 });
      if (place === "Page/entries/home") {
        // Its code comes after the page.
        const [review] = JSON.parse(siteText("data/reviews.json"));
        await expect(preview(page).getByText(review.text)).toBeVisible({ timeout: 15_000 });
      }
    }
    // A section that the site loads late.
    await openForm(page, "_singletons/entries/Review");
    await expect(preview(page).getByRole("heading", { level: 2 })).toBeVisible({ timeout: 15_000 });
  });

  test("draws pages whose pictures are missing, with a drawing in their place that says so", async ({ page }) => {
    const withoutPictures = Object.entries(siteFiles()).filter(([file]) => !file.startsWith("content/images/"));
    await openStudio(page, studio, Object.fromEntries(withoutPictures));
    for (const [place, level] of [
      ["Page/entries/over-ons", 1],
      ["City/entries/utrecht", 1],
      ["Article/entries/boekentips", 1],
      // A section away from its page opens none.
      ["_singletons/entries/Mediator", 2],
    ] as const) {
      await openForm(page, place);
      await expect(preview(page).getByRole("heading").first()).toHaveJSProperty("tagName", `H${level}`);
    }
    const portrait = preview(page).locator('img[src*="Afbeelding%20ontbreekt"]').first();
    await portrait.scrollIntoViewIfNeeded();
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await ownFaults(page)).toEqual([]);
  });

  test("gives unsaved work back after the tab was closed", async ({ page, context }) => {
    await openStudio(page, studio);
    await openForm(page, "City/entries/utrecht");
    await input(page, "province").click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText("Nog niet klaar");
    await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => backups(page)).toBe(1);
    await page.close({ runBeforeUnload: true });
    const again = await context.newPage();
    await again.goto(`${studio.address}#/collections/City/entries/utrecht`);
    await again.getByRole("button", { name: /Herstellen/ }).click();
    await expect(input(again, "province")).toHaveValue("Nog niet klaar");
  });
});
