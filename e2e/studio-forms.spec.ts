import { readFileSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import {
  field,
  fillFolder,
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
  siteText,
  startStudio,
  unfold,
  unfoldRow,
} from "./lib/studio";

/** Making the studio takes some seconds, more on a busy machine. */
const START_TIMEOUT = 120_000;

const ARTICLE = "content/articles/boekentips.mdx";
const REDIRECTS = "data/redirects.json";

/** The picture of the second block of the page of the fixture site that has one. */
const PICTURE = "sections.1.image";

/** Chooses in the menu of the form that is open. */
const choose = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole("button", { name: "Editoropties tonen" }).click();
  await page.getByRole("menuitem", { name }).click();
};

/** The words at the end of the open article, after its last block. */
const lastWords = (page: Page) => field(page, "body").locator("textarea").last();

/** Puts the cursor at the end of the text of the open article. */
const toEnd = async (page: Page): Promise<void> => {
  await reach(page, "body");
  await lastWords(page).press("Control+End");
};

const tool = (page: Page, name: string) =>
  field(page, "body").getByRole("toolbar").getByRole("button", { name, exact: true });

/** Pastes what another program copied. */
const paste = (page: Page, html: string): Promise<void> =>
  lastWords(page).evaluate((area, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", copied);
    area.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  }, html);

/** Writes a link without an address at the end of a text; the message about it leads to the place of the address. */
const leadsToEmptyLink = (page: Page, keyPath: string): Promise<void> =>
  test.step(`leads from a link without an address to its place in the text: ${keyPath}`, async () => {
    const text = field(page, keyPath).locator("textarea").last();
    await text.press("Control+End");
    await page.keyboard.type("\n\nEn [lees dit]() verder.");
    const mistake = page.locator(".studio-check li").filter({ hasText: "deze link leidt nog nergens heen" });
    await mistake.getByRole("button").click();
    await expect(text).toBeFocused();
    const selected = () =>
      text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    await expect.poll(selected).toBe("()");
  });

const suggestion = (page: Page) => page.getByRole("listbox", { name: "Suggesties" }).getByRole("option").first();

/** Colour of a picture in the folder, left of its middle. */
const colourOf = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (file) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle("website");
    const images = await (await root.getDirectoryHandle("content")).getDirectoryHandle("images");
    const bitmap = await createImageBitmap(await (await images.getFileHandle(file)).getFile());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const [red = 0, , blue = 0] = context?.getImageData(200, 450, 1, 1).data ?? [];
    return blue > red ? "blue" : "red";
  }, name);

test.describe("a form of the editors' studio", () => {
  test.describe.configure({ timeout: 90_000 });
  test.use({ viewport: { width: 1440, height: 900 } });

  let studio: RunningStudio;

  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT);
    studio = await startStudio();
  });

  test.afterAll(() => studio.stop());

  let elsewhere: string[];

  test.beforeEach(({ context }) => {
    elsewhere = requestsElsewhere(context, studio);
  });

  test.afterEach(() => {
    expect(elsewhere).toEqual([]);
  });

  test("keeps a page as a draft, copies it, and takes it away, without two pages alike or a link to nowhere", async ({
    page,
  }) => {
    const draft = field(page, "draft").getByRole("switch");
    await openStudioAt(page, studio, "Article/entries/casus-voorbeeld");
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
    await test.step("says of a copy what must differ, and saves it beside the original", async () => {
      await choose(page, /dupliceren/i);
      const check = page.locator(".studio-check");
      await expect(check).toContainText("Dit is een kopie.");
      await expect(check.getByRole("button", { name: "Adres" })).toBeVisible();
      const title = check.getByRole("listitem").filter({ hasText: "elke pagina een eigen titel" });
      await expect(title).toBeVisible();
      await expect(check.getByRole("listitem").filter({ hasText: "elke pagina een eigen beschrijving" })).toBeVisible();
      // Its file comes before that of the page it is a copy of, which is still not to blame.
      await input(page, "path").fill("/extra-links");
      await expect(check.getByRole("button", { name: "Adres" })).toBeHidden();
      await expect(title).toContainText(/^Zoekmachines › Titel/);
      await unfold(page, "seo", "seo.title");
      await input(page, "seo.title").fill("Nog meer links");
      await input(page, "seo.description").fill(
        "Nog een voorbeeldtekst voor zoekmachines over links, die op geen enkele andere pagina van deze site staat.",
      );
      await save(page);
      await expect.poll(() => readFolder(page, "data/pages/extra-links.json")).toContain('"path": "/extra-links"');
      expect(await readFolder(page, "data/pages/links.json")).toBe(siteText("data/pages/links.json"));
      // The engine goes there after the save.
      await expect(page).toHaveURL(/#\/collections\/Page\/entries\/extra-links$/);
    });
    await test.step("asks where visitors of a page that goes away are led, and those of an older address with them", async () => {
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
      const redirects = JSON.parse(siteText(REDIRECTS));
      const older = { ...redirects[0], from: "/koppelingen", to: "/links" };
      await fillFolder(page, { [REDIRECTS]: JSON.stringify([...redirects, older]) });
      await openForm(page, "Page/entries/links");
      await remove();
      await question.getByRole("combobox").selectOption("/contact");
      const reload = page.waitForEvent("load");
      await question.getByRole("button", { name: "Verwijder de pagina" }).click();
      await reload;
      expect(await readFolder(page, "data/pages/links.json")).toBeUndefined();
      const led = JSON.parse((await readFolder(page, REDIRECTS)) ?? "[]") as { from: string; to: string }[];
      expect(led.filter(({ to }) => to === "/contact").map(({ from }) => from)).toEqual(["/koppelingen", "/links"]);
    });
  });

  test("takes two pages away at once, each with where its visitors are led", async ({ page }) => {
    await openStudio(page, studio);
    await page.getByRole("link", { name: "Pagina wijzigen" }).click();
    for (const name of ["Links", "Eigen formulier"]) {
      await page.getByRole("row").filter({ hasText: name }).getByRole("checkbox").click();
    }
    await page.getByRole("button", { name: "Verwijderen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Verwijderen" }).click();
    const question = page.getByRole("dialog", { name: /gaat weg$/ });
    const addresses = ["/links", "/formulier"];
    for (const address of addresses) {
      await expect(question.getByRole("code")).toHaveText(address);
      await question.getByRole("combobox").selectOption("/contact");
      await question.getByRole("button", { name: "Verwijder de pagina" }).click();
    }
    await expect.poll(() => readFolder(page, "data/pages/links.json")).toBeUndefined();
    const led = JSON.parse((await readFolder(page, REDIRECTS)) ?? "[]") as { from: string; to: string }[];
    expect(led.filter(({ to }) => to === "/contact").map(({ from }) => from)).toEqual(addresses);
  });

  test("changes the name of a city with all that refers to it, its file, and a redirect", async ({ page }) => {
    const file = "data/cities/utrecht.json";
    await openStudioAt(page, studio, "City/entries/utrecht");
    await input(page, "slug").fill("utrecht-stad");
    await save(page);
    const question = page.getByRole("dialog", { name: "Het adres van deze pagina verandert" });
    await expect(question).toContainText("Stadspagina");
    expect(await ownFaults(page)).toEqual([]);
    await question.getByRole("button", { name: "Nog niet opslaan" }).click();
    await page.getByRole("alertdialog").getByRole("button").last().click();
    expect(await readFolder(page, file)).toBe(siteText(file));
    await save(page);
    // The form is read anew, under its new name.
    const reload = page.waitForEvent("load");
    await question.getByRole("button", { name: "Verander het adres" }).click();
    await input(page, "title").pressSequentially("Nieuw: ");
    await reload;
    const restore = page.getByRole("button", { name: "Herstellen" });
    await expect(restore).toBeVisible({ timeout: 30_000 });
    // Escape throws nothing away without a question.
    page.once("dialog", (dialog) => dialog.dismiss());
    await page.keyboard.press("Escape");
    await expect(restore).toBeHidden();
    await page.reload();
    await restore.click({ timeout: 30_000 });
    await expect(input(page, "title")).toHaveValue(/Nieuw: /);
    await expect(input(page, "slug")).toHaveValue("utrecht-stad");
    await expect(page.locator(".studio-check")).toContainText("Alles klopt");
    expect(await readFolder(page, file)).toBeUndefined();
    expect(await readFolder(page, "data/cities/utrecht-stad.json")).toBe(
      siteText(file).replace('"slug": "utrecht"', '"slug": "utrecht-stad"'),
    );
    for (const [other, name] of [
      ["data/city-page.json", '"mapCities": ["utrecht'],
      ["data/pages/voorbeelden.json", '"cities": ["utrecht'],
    ] as const) {
      expect(await readFolder(page, other)).toBe(siteText(other).replace(name, `${name}-stad`));
    }
    expect(await readFolder(page, "data/redirects.json")).toContain(
      '"from": "/arbeidsmediation-utrecht",\n    "to": "/arbeidsmediation-utrecht-stad"',
    );
  });

  test("helps to fill in a new form", async ({ page }) => {
    await openStudioAt(page, studio, "City/new");
    const check = page.locator(".studio-check");
    await test.step("shows in a new form what another holds, what is to be filled in, which addresses are taken, and facts after a brace", async () => {
      await expect(check).toContainText("Nog in te vullen");
      await expect(page.locator(".studio-problem")).toHaveCount(0);
      await expect(field(page, "name")).toContainText("Voorbeeld: ");
      await input(page, "slug").fill("utrecht");
      await expect(check).toContainText(/Naam in het adres:\s*Dit adres bestaat al; kies een ander\./);
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
    await test.step("proposes an address by the title, and is not red before it is filled in", async () => {
      const red = page.locator(".studio-check .studio-bad, .studio-problem");
      await openForm(page, "Article/new");
      await expect(check).toContainText("Nog in te vullen");
      await expect(red).toHaveCount(0);
      await input(page, "title").pressSequentially("Één goed gesprek");
      await expect(input(page, "path")).toHaveValue("/blog/een-goed-gesprek");
      await expect(red).toHaveCount(0);
      await page.getByText(/^Nog in te vullen/).click();
      // Nothing that the engine asks for goes unsaid.
      await expect(check.getByRole("button", { name: "Tekst:" })).toBeVisible();
      await check.getByRole("button", { name: "Categorie" }).click();
      await expect(field(page, "category").getByRole("radio").first()).toBeFocused();
      await input(page, "path").fill("/blog/gesprek");
      await input(page, "title").pressSequentially(" voeren");
      await expect(input(page, "path")).toHaveValue("/blog/gesprek");
      await openForm(page, "City/entries/utrecht");
      await input(page, "name").fill("Utrecht (stad)");
      await expect(check).toContainText("Alles klopt");
      await expect(input(page, "slug")).toHaveValue("utrecht");
    });
  });

  test("writes the text of an article, and in a block of a page", async ({ page }) => {
    await openStudioAt(page, studio, "Article/entries/boekentips");
    await toEnd(page);
    await test.step("shows cards in place of tags, writes with the toolbar, and undoes word by word, in cards too", async () => {
      const shown = await field(page, "body")
        .locator("textarea")
        .evaluateAll((areas: HTMLTextAreaElement[]) => areas.map(({ value }) => value).join());
      expect(shown).not.toMatch(/<\/?[A-Z]/);
      const text = lastWords(page);
      const before = await text.inputValue();
      await page.keyboard.type("\n\nEen kop");
      await tool(page, "Kop").click();
      await page.keyboard.type('\n\nZij zei: "goed". ');
      await tool(page, "Vet").click();
      await page.keyboard.type("Let op");
      await page.keyboard.press("Control+End");
      await page.keyboard.type(" en zie contact");
      await page.keyboard.press("Control+Shift+ArrowLeft");
      await tool(page, "Link").click();
      await page.keyboard.type("contact");
      await expect(suggestion(page)).toContainText("/contact");
      await page.keyboard.press("Enter");
      const written = `${before}\n\n## Een kop\n\nZij zei: “goed”. **Let op** en zie [contact](/contact)`;
      await expect(text).toHaveValue(written);
      await page.keyboard.press("Control+End");
      await page.keyboard.type(" voor meer");
      await page.keyboard.press("Control+z");
      await expect(text).toHaveValue(`${written} voor`);
      await page.keyboard.press("Control+z");
      await expect(text).toHaveValue(written);
      const blocks = field(page, "body").getByRole("combobox", { name: "Blok invoegen" });
      const card = field(page, "body").getByRole("group", { name: /^Kader/ });
      await blocks.selectOption({ label: "Kader" });
      const title = card.getByLabel("Kop (verplicht)");
      await expect(title).toBeFocused();
      await page.keyboard.press("Control+z");
      await expect(card).toHaveCount(0);
      await expect(text).toHaveValue(written);
      await page.keyboard.press("Control+Shift+z");
      await title.pressSequentially("Goed om");
      await page.keyboard.press("Control+z");
      await expect(title).toHaveValue(/^Goed ?$/);
      await title.fill("Tip");
      await card.getByRole("button", { name: "Weghalen" }).click();
      await expect(card).toHaveCount(0);
      await page.keyboard.press("Control+z");
      await expect(title).toHaveValue("Tip");
      expect(await ownFaults(page)).toEqual([]);
      await expect(page.locator(".studio-check")).toContainText("“tekst” staat hier nog van een nieuw blok");
      await card.getByRole("textbox", { name: "Kader, tekst" }).fill("Neem de tijd.");
      await card.getByRole("button", { name: "Omhoog" }).click();
      await save(page);
      const whole = written.replace("Zij zei", '<Callout title="Tip">\n\nNeem de tijd.\n\n</Callout>\n\nZij zei');
      await expect.poll(() => readFolder(page, ARTICLE)).toBe(siteText(ARTICLE).replace(before, () => whole));
    });
    await test.step("keeps headings, lists and links of what is pasted", async () => {
      await toEnd(page);
      const before = await lastWords(page).inputValue();
      await page.keyboard.type("\n\n");
      await paste(
        page,
        '<h1 style="color:red">Kop</h1><p>Een <b>"woord"</b> en <a href="https://voorbeeld.nl/">een link</a>.</p><ul><li>Een</li><li>Twee</li></ul>',
      );
      await expect(lastWords(page)).toHaveValue(
        `${before}\n\n## Kop\n\nEen “woord” en [een link](https://voorbeeld.nl/).\n\n- Een\n- Twee`,
      );
      await expect(page.locator(".studio-check")).toContainText("Alles klopt");
      await page.keyboard.press("Control+z");
      await expect(lastWords(page)).toHaveValue(before);
    });
    await test.step("suggests pages in the link of a card", async () => {
      await toEnd(page);
      await field(page, "body").getByRole("combobox", { name: "Blok invoegen" }).selectOption({ label: "Knop" });
      const link = field(page, "body").getByRole("group", { name: /^Knop/ }).getByLabel("Link (verplicht)");
      await expect(link).toBeInViewport();
      await link.pressSequentially("contact");
      await expect(suggestion(page)).toContainText("/contact");
      await link.press("Enter");
      await expect(link).toHaveValue("/contact");
    });
    await leadsToEmptyLink(page, "body");
    await openForm(page, "Page/entries/over-ons");
    await unfoldRow(page, "sections", 1);
    await test.step("takes a new picture once it is described, under a name that is safe in an address", async () => {
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
    await test.step("curls quotes and suggests pages in the texts of blocks", async () => {
      await reach(page, "sections.1.title");
      await input(page, "sections.1.title").press("Control+a");
      await page.keyboard.type('Zo "werkt" het');
      await expect(input(page, "sections.1.title")).toHaveValue("Zo “werkt” het");
      await reach(page, "sections.1.body");
      await input(page, "sections.1.body").press("Control+End");
      await page.keyboard.type(" [Lees dit](contact");
      await expect(suggestion(page)).toContainText("/contact");
      await page.keyboard.press("Enter");
    });
    await leadsToEmptyLink(page, "sections.1.body");
  });

  test("edits lists: figures, a new row, and a portrait that it cuts square", async ({ page }) => {
    await openStudioAt(page, studio, "_singletons/entries/Fact");
    await test.step("refuses a price below zero, takes one with comma and point on its own line, and shows it at once on a page", async () => {
      const before = siteText("data/facts.json");
      await page.getByRole("button", { name: "Alles uitvouwen" }).click();
      const figure = input(page, "items.0.value");
      const old = await figure.inputValue();
      await figure.fill("-5");
      await expect(field(page, "items.0.value").locator(".studio-problem")).toContainText("te laag");
      await expect(page.locator(".studio-check").getByRole("button", { name: /› Waarde:$/ })).toBeVisible();
      await figure.fill("3.150,50");
      await expect(page.frameLocator("iframe").first().getByText("3.150,50").first()).toBeInViewport();
      await save(page);
      await expect
        .poll(() => readFolder(page, "data/facts.json"))
        .toBe(before.replace(`"value": ${old}`, '"value": 3150.5'));
    });
    await openForm(page, "_singletons/entries/Review");
    await test.step("puts the cursor into the first field of a new row, and undoes by words in every field", async () => {
      await reach(page, "items");
      const count = (JSON.parse(siteText("data/reviews.json")) as unknown[]).length;
      await field(page, "items")
        .getByRole("button", { name: /toevoegen$/ })
        .last()
        .click();
      const first = field(page, `items.${count}`)
        .or(page.locator(`[data-key-path^="items.${count}."]`))
        .first();
      await expect(first.locator("input, textarea").first()).toBeFocused();
      // What has only just come is not red yet.
      await expect(page.locator(".studio-check")).toContainText("Nog in te vullen");
      await expect(page.locator(".studio-check .studio-bad, .studio-problem")).toHaveCount(0);
      await page.keyboard.type("een twee drie");
      await page.keyboard.press("Control+z");
      await expect(page.locator(":focus")).toHaveValue(/^een twee ?$/);
      await reach(page, `items.${count}.slug`);
      await input(page, `items.${count}.slug`).fill("Korte. Naam");
      await expect(page.locator(".studio-check")).toContainText("› Korte naam: “Korte. Naam”: geen geldige naam");
    });
    await openForm(page, "_singletons/entries/Mediator");
    const card = page.frameLocator("iframe").first().getByText("MfN 1234");
    await expect(card.first()).toBeVisible({ timeout: 20_000 });
    await unfoldRow(page, "items", 0);
    await unfold(page, "items.0.image", "items.0.image.file");
    const picture = field(page, "items.0.image.file");
    const half = { width: 800, height: 900, channels: 3 } as const;
    const photo = await sharp({ create: { ...half, background: "red" } })
      .extend({ right: 800, background: "blue" })
      .jpeg()
      .toBuffer();
    const question = page.getByRole("dialog", { name: "Foto vierkant maken" });
    for (const [button, colour] of [
      ["Gebruik dit deel", "blue"],
      ["Gebruik het midden", "red"],
    ] as const) {
      await test.step(`cuts a portrait square: ${button}`, async () => {
        const upload = { name: `${colour}.jpg`, mimeType: "image/jpeg", buffer: photo };
        await picture.locator("input[type=file]").first().setInputFiles(upload);
        await question.getByRole("slider").press("End");
        expect(await ownFaults(page)).toEqual([]);
        await question.getByRole("button", { name: button }).click();
        await expect(picture).toContainText("900 × 900 pixels");
        await save(page);
        await expect.poll(() => readFolder(page, "data/mediators.json")).toContain(`"file": "${colour}.webp"`);
        expect(await colourOf(page, `${colour}.webp`)).toBe(colour);
      });
    }
  });
});
