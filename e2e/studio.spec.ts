import { readFileSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { accessibilityFaults } from "./lib/axe";
import {
  addProsePicture,
  backups,
  field,
  fillFolder,
  holdWriting,
  input,
  openForm,
  openStudio,
  openStudioAt,
  ownFaults,
  type RunningStudio,
  reach,
  readFolder,
  requestsElsewhere,
  save,
  siteFiles,
  siteText,
  startStudio,
  unfold,
} from "./lib/studio";

/** Making the studio takes some seconds, more on a busy machine. */
const START_TIMEOUT = 120_000;

type BadInput = readonly [keyPath: string, wrong: string, message: string];

/** What editors get wrong, by the file of the form: what they type in which field, and what they then read. */
const BAD_INPUT = {
  "data/pages/contact.json": [
    ["title", "Bel {telefoon}", "onbekend feit"],
    ["title", "[Bel](/offerte)", "een link kan niet in dit veld"],
    ["path", "contact", "geen geldig pad"],
    ["path", "/blog", "Dit adres bestaat al"],
    ["path", "/arbeidsmediation-utrecht", "staat al in Stad “Utrecht”"],
  ],
  "data/cities/utrecht.json": [["slug", "arnhem", "Dit adres bestaat al"]],
  "content/articles/boekentips.mdx": [
    ["body", "[Lees dit](/bestaat-niet)", "bestaat niet"],
    ["body", '<Kader title="Let op">\n\nTekst.\n\n</Kader>', "Kader"],
    ["body", '<Callout title="Let op">\n\nTekst.', "wordt niet afgesloten"],
  ],
} as const satisfies Record<string, readonly BadInput[]>;

const CONTACT = "data/pages/contact.json";
const CITY = "data/cities/utrecht.json";
const ARTICLE = "content/articles/boekentips.mdx";

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

test.describe("the editors' studio", () => {
  test.describe.configure({ timeout: 90_000 });
  test.use({ viewport: { width: 1440, height: 900 } });

  let studio: RunningStudio;
  let elsewhere: string[];

  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT);
    studio = await startStudio();
  });

  test.afterAll(() => studio.stop());

  test.beforeEach(({ context }) => {
    elsewhere = requestsElsewhere(context, studio);
  });

  test.afterEach(() => {
    expect(elsewhere).toEqual([]);
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
    await openStudio(page, studio);
    // It was moved.
    await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      await (await root.getDirectoryHandle("website")).removeEntry("data", { recursive: true });
    });
    await page.reload();
    await page.getByRole("button", { name: "Ga verder in de map “website”" }).click();
    await expect(page.getByRole("alert")).toContainText("De map van de website is niet te lezen.");
    await expect(page.getByRole("button", { name: "Kies een andere map" })).toBeVisible();
  });

  test("starts with the tasks of an editor, tells what must be done before going live, and offers what was not saved", async ({
    page,
  }) => {
    await openStudio(page, studio);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Wat moet er nog gebeuren vóór livegang?" }).click();
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

  /** Types what is wrong in one field of the open form after another: each says so, and nothing is saved. */
  const refusesBadInput = (page: Page, file: keyof typeof BAD_INPUT): Promise<void> =>
    test.step(`says at the field what is wrong, and does not save: ${file}`, async () => {
      const before = await readFolder(page, file);
      const save = page.getByRole("button", { name: "Opslaan", exact: true });
      const refusal = page.getByText("Niet opgeslagen.").first();
      await expect(refusal).toHaveCount(0);
      for (const [keyPath, wrong, message] of BAD_INPUT[file]) {
        await reach(page, keyPath);
        const own = await input(page, keyPath).inputValue();
        await input(page, keyPath).fill(wrong);
        await expect(page.locator(".studio-problem").filter({ hasText: message }).first(), wrong).toBeVisible();
        // One number of mistakes: the engine counts others.
        await expect(page.getByText(/(?:klopt|kloppen) nog niet\.$/).filter({ visible: true })).toHaveCount(1);
        await save.click();
        // One answer to all: it stays while the mouse is on it. The file at the end tells of each.
        await expect(refusal).toBeVisible();
        await refusal.hover();
        await input(page, keyPath).fill(own);
      }
      expect(await readFolder(page, file)).toBe(before);
    });

  test("is usable with a screen reader, and takes nothing wrong in a city and an article", async ({ page }) => {
    await openStudio(page, studio);
    await test.step("is usable with a screen reader, but for what the engine lacks", async () => {
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
    await refusesBadInput(page, CITY);
    await test.step("takes figures with comma and point, and refuses a place abroad", async () => {
      await reach(page, "location.longitude");
      const longitude = input(page, "location.longitude");
      await expect(longitude).toHaveValue("5,122");
      await longitude.fill("51");
      await expect(field(page, "location.longitude").locator(".studio-problem")).toContainText("“51” is te hoog");
      await longitude.fill("5,2");
      await input(page, "location.latitude").fill("52.1");
      await save(page);
      await expect
        .poll(() => readFolder(page, CITY))
        .toBe(
          siteText(CITY)
            .replace(/"latitude": [\d.]+/, '"latitude": 52.1')
            .replace(/"longitude": [\d.]+/, '"longitude": 5.2'),
        );
    });
    await openForm(page, "Article/entries/boekentips");
    await refusesBadInput(page, ARTICLE);
    await test.step("refuses a day that does not exist", async () => {
      await reach(page, "dateModified");
      // A browser reports part of a date, as it does 31 February, as an empty field.
      await input(page, "dateModified").focus();
      await page.keyboard.press("Backspace");
      await expect(field(page, "dateModified").locator(".studio-problem")).toContainText("geen bestaande datum");
      await input(page, "dateModified").fill("2025-06-07");
      await save(page);
      await expect
        .poll(() => readFolder(page, ARTICLE))
        .toBe(siteText(ARTICLE).replace(/dateModified: .*/, "dateModified: 2025-06-07"));
    });
  });

  test("keeps a page that is in use, shows what its blocks look like, and checks it before and after a save", async ({
    page,
  }) => {
    await openStudioAt(page, studio, "Page/entries/contact");
    await test.step("says what still leads to a page or shows a picture, and keeps it", async () => {
      const messages: string[] = [];
      page.once("dialog", (dialog) => {
        messages.push(dialog.message());
        return dialog.accept();
      });
      await page.getByRole("button", { name: "Editoropties tonen" }).click();
      await page.getByRole("menuitem", { name: /verwijderen/i }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Verwijderen" }).click();
      await expect.poll(() => messages.join()).toContain("Dit kan niet weg, want het wordt nog gebruikt:");
      expect(messages.join()).toMatch(/• Menu's › [^•]+: “\/contact”\n/);
      expect(messages.join()).not.toMatch(/\w\[\d/);
      expect(await readFolder(page, CONTACT)).toBe(siteText(CONTACT));
    });
    await openForm(page, "Page/entries/contact");
    await test.step("shows beside the menu of blocks what each looks like", async () => {
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
    await refusesBadInput(page, CONTACT);
    const check = page.locator(".studio-check");
    await test.step("checks a form that was saved before as well", async () => {
      for (const name of ["Neem contact op", "Neem gerust contact op"]) {
        await input(page, "title").fill(name);
        await save(page);
        await expect.poll(() => readFolder(page, CONTACT)).toContain(name);
        await input(page, "title").fill("Bel {telefoon}");
        await expect(check).toContainText("onbekend feit");
      }
      await page.getByRole("button", { name: "Opslaan", exact: true }).click();
      const refusal = page.getByRole("alertdialog").or(page.getByRole("dialog"));
      await expect(refusal).toContainText("onbekend feit");
      expect(await readFolder(page, CONTACT)).toContain("Neem gerust contact op");
      await refusal.getByRole("button", { name: "OK" }).click();
    });
    await test.step("says of a title that a page further on has which page that is, and nothing of the address", async () => {
      const { seo } = JSON.parse(siteText(CITY));
      // A file that is not there yet is told of by its own name.
      await input(page, "path").fill("/nieuw-adres");
      await unfold(page, "seo", "seo.title");
      await input(page, "seo.title").fill(seo.title);
      await expect(check).toContainText(`“${seo.title}” staat al in`);
      await expect(check).toContainText("Stad “Utrecht”");
      await expect(check).not.toContainText("Dit adres bestaat al");
    });
  });

  test("takes pictures in the text of an article", async ({ page }) => {
    await openStudioAt(page, studio, "Article/entries/boekentips");
    await test.step("puts a photo in the text of an article, described, no larger than the site can use, with its file", async () => {
      const before = await readFolder(page, ARTICLE);
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
      await expect.poll(() => readFolder(page, ARTICLE)).toBe(`${before?.trimEnd()}\n\n${tag}\n`);
      expect(await readFolder(page, "content/images/ons-team-e-1.webp")).toContain("WEBP");
      await expect(page.getByText("Item opgeslagen.")).toBeVisible();
      await input(page, "title").fill("Nog een titel");
      // Undo leads to before the save, where the picture had no name yet.
      const caption = field(page, "body").getByLabel("Onderschrift").last();
      await caption.press("ControlOrMeta+z");
      await expect(caption).toHaveValue("");
      await expect(field(page, "body").getByRole("group", { name: "Afbeelding: nieuw" })).toHaveCount(0);
      await save(page);
      await expect.poll(() => readFolder(page, ARTICLE)).toContain("title: Nog een titel");
      expect(await readFolder(page, ARTICLE)).toContain('<Figure file="ons-team-e-1.webp" alt="Twee cirkels samen" />');
    });
    await test.step("takes pictures that are dropped on the text, where the cursor stands, two of one name too, and no other file", async () => {
      const before = await readFolder(page, ARTICLE);
      const picture = Buffer.concat([readFileSync("e2e/fixture-site/content/images/tekening.png"), Buffer.from("\n")]);
      await reach(page, "body");
      await give(page, "paste", "Notitie.pdf", "application/pdf", picture);
      await expect(field(page, "body").getByRole("alert")).toContainText("“Notitie.pdf” kan hier niet");
      await give(page, "drop", "IMG_1.jpg", "image/jpeg", picture.subarray(0, 99));
      await expect(field(page, "body").getByRole("alert")).toContainText("“IMG_1.jpg” is niet te lezen");
      await words(page).press("Control+End");
      await give(page, "drop", "Aan tafel.PNG", "image/png", picture);
      await expect(field(page, "body").getByRole("alert")).toBeEmpty();
      const descriptions = field(page, "body")
        .getByRole("group", { name: "Afbeelding: nieuw" })
        .getByLabel("Beschrijving");
      await descriptions.fill("Een tafel");
      const other = Buffer.concat([picture, Buffer.from("\n")]);
      await words(page).press("Control+End");
      await give(page, "drop", "Aan tafel.PNG", "image/png", other);
      await expect(descriptions).toHaveCount(2);
      await descriptions.last().fill("Een stoel");
      const letWrite = await holdWriting(page);
      await save(page);
      await expect.poll(() => page.evaluate(() => Object.hasOwn(window, "waiting"))).toBe(true);
      await words(page).press("Control+End");
      await page.keyboard.insertText("Getypt terwijl het schrijft.");
      await letWrite();
      for (const [name, bytes] of [
        ["aan-tafel", picture],
        ["aan-tafel-1", other],
      ] as const) {
        const isSaved = async () => (await readFolder(page, `content/images/${name}.png`)) === bytes.toString();
        await expect.poll(isSaved).toBe(true);
      }
      await save(page);
      const figures = ['aan-tafel.png" alt="Een tafel', 'aan-tafel-1.png" alt="Een stoel'];
      const tags = figures.map((words) => `<Figure file="${words}" />`).join("\n\n");
      await expect
        .poll(() => readFolder(page, ARTICLE))
        .toBe(`${before?.trimEnd()}\n\n${tags}\n\nGetypt terwijl het schrijft.\n`);
    });
    await test.step("leads to a mistake in a caption, after pictures that were saved, and in a plain field", async () => {
      const mistake = page.locator(".studio-check li").filter({ hasText: "onbekend feit “{telefoon}”" });
      const caption = field(page, "body").getByLabel("Onderschrift").first();
      await caption.fill("Bel {telefoon}");
      await words(page).focus();
      await mistake.getByRole("button").click();
      await expect(caption).toBeFocused();
      await caption.fill("");
      await expect(mistake).toHaveCount(0);
      await words(page).press("Control+End");
      await page.keyboard.insertText("Bel {telefoon}.");
      await mistake.getByRole("button").click();
      await expect(words(page)).toBeFocused();
      const selected = () =>
        page.evaluate(() => {
          const area = document.activeElement as HTMLTextAreaElement;
          return area.value.slice(area.selectionStart, area.selectionEnd);
        });
      await expect.poll(selected).toBe("{telefoon}");
      await page.keyboard.insertText("ons");
      await expect(mistake).toHaveCount(0);
      await input(page, "description").fill("Wat je doet als je belt met {telefoon}, of liever schrijft.");
      await mistake.getByRole("button").click();
      await expect(input(page, "description")).toBeFocused();
      await expect.poll(selected).toBe("{telefoon}");
    });
  });

  test("keeps what is typed: during a save, after the tab was closed, and where somebody else changed it too", async ({
    page,
    context,
  }) => {
    await openStudioAt(page, studio, "City/entries/utrecht");
    const withProvince = (text: string) => siteText(CITY).replace(/"province": "[^"]*"/, `"province": "${text}"`);
    await test.step("keeps what is typed while a save is under way, characters from everywhere, and everything that was not changed", async () => {
      await input(page, "province").fill("Provincie");
      const letWrite = await holdWriting(page);
      await save(page);
      await expect.poll(() => page.evaluate(() => Object.hasOwn(window, "waiting"))).toBe(true);
      await input(page, "province").press("End");
      await page.keyboard.insertText(" ü é ß 🙂");
      await letWrite();
      await expect.poll(() => readFolder(page, CITY)).toContain('"province": "Provincie"');
      await expect(page.getByText("Item opgeslagen.")).toBeVisible();
      await expect(input(page, "province")).toHaveValue("Provincie ü é ß 🙂");
      await expect.poll(() => backups(page)).toBe(1);
      await save(page);
      await expect.poll(() => readFolder(page, CITY)).toBe(withProvince("Provincie ü é ß 🙂"));
      await expect.poll(() => backups(page)).toBe(0);
    });
    const versionsIn = (tab: Page) => tab.getByRole("dialog", { name: "Iemand anders heeft dit intussen veranderd" });
    // A colleague has set back what was saved just now.
    const theirs = siteText(CITY).replace(/"name": "[^"]*"/, '"name": "Utrecht (stad)"');
    await test.step("shows both versions of a field that somebody else has changed too", async () => {
      await input(page, "province").click();
      await page.keyboard.press("Control+A");
      await page.keyboard.insertText("Van mij");
      await expect.poll(() => backups(page)).toBe(1);
      await fillFolder(page, { [CITY]: theirs });
      await save(page);
      const province = versionsIn(page).getByRole("group", { name: "Provincie" });
      await expect(province).toContainText("Van de ander: Utrecht");
      await expect(province).toContainText("Van mij");
      expect(await ownFaults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(versionsIn(page)).toHaveCount(0);
      expect(await readFolder(page, CITY)).toBe(theirs);
    });
    await page.close({ runBeforeUnload: true });
    const again = await context.newPage();
    await test.step("gives unsaved work back after the tab was closed, and saves what the editor chooses", async () => {
      await again.goto(`${studio.address}#/collections/City/entries/utrecht`);
      await again.getByRole("button", { name: /Herstellen/ }).click();
      await expect(input(again, "province")).toHaveValue("Van mij");
      await save(again);
      await versionsIn(again).getByRole("group", { name: "Provincie" }).getByLabel("Van jou").check();
      const letWrite = await holdWriting(again);
      await versionsIn(again).getByRole("button", { name: "Sla op met deze keuzes" }).click();
      await expect.poll(() => again.evaluate(() => Object.hasOwn(window, "waiting"))).toBe(true);
      await input(again, "slug").press("End");
      await again.keyboard.insertText("-stad");
      await letWrite();
      // The form is read anew; what was typed meanwhile is there to be given back.
      await again.getByRole("button", { name: /Herstellen/ }).click();
      await expect(input(again, "slug")).toHaveValue("utrecht-stad");
      expect(await readFolder(again, CITY)).toBe(theirs.replace(/"province": "[^"]*"/, '"province": "Van mij"'));
    });
  });

  test("says so where the check does not run or takes long", async ({ page }) => {
    await page.route("**/worker.js", (route) => route.abort());
    await openStudioAt(page, studio, "City/entries/utrecht");
    const check = page.locator(".studio-check");
    await test.step("says that the check does not run, and goes on once it does", async () => {
      await expect(check).toContainText("De controle is niet geladen, dus opslaan kan nu niet.");
      await input(page, "province").fill("Anders");
      await page.getByRole("button", { name: "Opslaan", exact: true }).click();
      const refusal = page.getByRole("alertdialog");
      await expect(refusal).toContainText("De controle is niet geladen, dus opslaan kan nu niet.");
      await refusal.getByRole("button").last().click();
      await page.unroute("**/worker.js");
      await check.getByRole("button", { name: "Probeer opnieuw" }).click();
      await save(page);
      await expect.poll(() => readFolder(page, CITY)).toContain('"province": "Anders"');
    });
    await test.step("says that all is well of what was typed last alone, also where the check takes long", async () => {
      await expect(check).toContainText("Alles klopt.");
      // A worker that never answers.
      await page.evaluate(() => {
        Worker.prototype.postMessage = () => {};
      });
      await input(page, "province").fill("");
      await expect(check).toHaveText("Even kijken…");
    });
  });

  test("speaks Dutch, is light and keeps a new entry open after saving, whatever the browser prefers", async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: "en-US", colorScheme: "dark" });
    const page = await context.newPage();
    await openStudioAt(page, studio, "LegalPage/new");
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

  test("shows every page with the site's own sections, and where a picture is missing a drawing that says so", async ({
    page,
  }) => {
    const withoutPictures = Object.entries(siteFiles()).filter(([file]) => !file.startsWith("content/images/"));
    const firstTitle = preview(page).getByRole("heading").first();
    await openStudioAt(page, studio, "Page/entries/home", Object.fromEntries(withoutPictures));
    await expect(firstTitle).toHaveJSProperty("tagName", "H1", { timeout: 15_000 });
    // Its code comes after the page.
    const [review] = JSON.parse(siteText("data/reviews.json"));
    await expect(preview(page).getByText(review.text)).toBeVisible({ timeout: 15_000 });
    for (const [place, level] of [
      ["City/entries/utrecht", 1],
      ["Article/entries/boekentips", 1],
      ["LegalPage/entries/algemene-voorwaarden", 1],
      // A section away from its page opens none; the site loads the first late.
      ["_singletons/entries/Review", 2],
      ["_singletons/entries/Mediator", 2],
    ] as const) {
      await openForm(page, place);
      await expect(firstTitle).toHaveJSProperty("tagName", `H${level}`, { timeout: 15_000 });
    }
    const portrait = preview(page).locator('img[src*="Afbeelding%20ontbreekt"]').first();
    await portrait.scrollIntoViewIfNeeded();
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await ownFaults(page)).toEqual([]);
  });
});
