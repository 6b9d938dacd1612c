import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "playwright";
import { expect } from "playwright/test";
import { chromiumLaunch } from "../lib/chromium";
import {
  addProsePicture,
  field,
  folderTexts,
  input,
  openForm,
  openStudio,
  reach,
  readFolder,
  save,
  siteFiles,
  startStudio,
} from "../lib/studio";
import { ARTICLE, CITY } from "./week-of-content";

/** Values for a form: texts, lists of entries or texts, and groups of fields. */
type Filling = string | number | readonly Filling[] | { readonly [key: string]: Filling };

/** Time to draw a long list on a busy machine, in ms. */
const PATIENCE = 60_000;

/** Time of one attempt, in ms. */
const ONE_TRY = 5_000;

const unfold = async (page: Page, keyPath: string): Promise<void> => {
  // An entry of a list has no field of its own.
  if (/\.\d+$/.test(keyPath)) {
    return;
  }
  await reach(page, keyPath);
  await expect(
    field(page, keyPath)
      .getByRole("button", { name: /^(?:Uitvouwen|Samenvouwen)$/ })
      .first(),
  ).toBeVisible();
  const button = field(page, keyPath).getByRole("button", { name: "Uitvouwen", exact: true }).first();
  if (await button.isVisible()) {
    await button.click();
  }
};

/** Opens an entry of a list; a long list is drawn as far as it is scrolled. */
const unfoldItem = async (page: Page, keyPath: string, index: number): Promise<void> => {
  const items = field(page, keyPath).getByRole("button", { name: "Uitvouwen", exact: true });
  await reach(page, keyPath);
  await expect(async () => {
    await items.last().scrollIntoViewIfNeeded({ timeout: ONE_TRY });
    expect(await items.count()).toBeGreaterThan(index);
  }).toPass({ timeout: PATIENCE / 2 });
  await items.nth(index).click();
};

const fillList = async (page: Page, keyPath: string, items: readonly Filling[]): Promise<void> => {
  const add = field(page, keyPath)
    .getByRole("button", { name: /toevoegen$/ })
    .last();
  for (const [index, item] of items.entries()) {
    await add.click();
    await fillField(page, `${keyPath}.${index}`, item);
  }
};

/** Fills a field and everything in it. */
const fillField = async (page: Page, keyPath: string, value: Filling): Promise<void> => {
  if (typeof value !== "object") {
    await reach(page, keyPath);
    await input(page, keyPath).fill(String(value));
    return;
  }
  await unfold(page, keyPath);
  if (Array.isArray(value)) {
    await fillList(page, keyPath, value);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    await fillField(page, `${keyPath}.${key}`, inner);
  }
};

/** Saves the open form, and waits until the file is written. */
const saved = async (page: Page): Promise<void> => {
  const before = await folderTexts(page);
  await save(page);
  await expect(async () => expect(await folderTexts(page)).not.toEqual(before)).toPass({ timeout: PATIENCE });
};

const FACTS = "data/facts.json";

/** Position and amount of the price of a mediation, in euros. */
const priceIn = (json: string): { index: number; price: number } => {
  const facts: { token: string; value: number }[] = JSON.parse(json);
  const index = facts.findIndex(({ token }) => token === "prijs.traject");
  return { index, price: facts[index]?.value ?? 0 };
};

/** Price increase. */
const RISE = 150;

const changePrice = async (page: Page, folder: string): Promise<void> => {
  const { index, price } = priceIn(readFileSync(path.join(folder, FACTS), "utf8"));
  // On a busy machine the engine may draw an empty list; opening it again helps.
  await expect(async () => {
    await openForm(page, "_singletons/entries/Fact");
    await unfoldItem(page, "items", index);
  }).toPass({ timeout: 2 * PATIENCE });
  await input(page, `items.${index}.value`).fill(String(price + RISE));
  await saved(page);
  expect(priceIn(String(await readFolder(page, FACTS))).price).toBe(price + RISE);
};

const addCity = async (page: Page): Promise<void> => {
  await openForm(page, "City/new");
  for (const [key, value] of Object.entries<Filling>(CITY)) {
    await fillField(page, key, value);
  }
  await saved(page);
};

/** A new picture; the engine would reuse one that it knows. */
const PICTURE = Buffer.concat([readFileSync("static/icon-512.png"), Buffer.from("\n")]);
const PICTURE_FILE = "content/images/proef-aan-tafel.png";
const PICTURE_WORDS = "Vier mensen zitten aan een ronde tafel";

const writeArticle = async (page: Page, folder: string): Promise<void> => {
  await openForm(page, "Article/new");
  for (const [key, value] of Object.entries(ARTICLE)) {
    await fillField(page, key, value);
  }
  await field(page, "category").getByRole("radio").first().click();
  await addProsePicture(page, "Proef aan tafel.png", PICTURE, PICTURE_WORDS);
  await saved(page);
  expect(await readFolder(page, PICTURE_FILE)).toBe(PICTURE.toString());
  writeFileSync(path.join(folder, PICTURE_FILE), PICTURE);
};

/** Moves the fourth block of home above the third, by keyboard. */
const moveBlock = async (page: Page): Promise<void> => {
  await openForm(page, "Page/entries/home");
  await reach(page, "sections");
  await field(page, "sections").getByRole("button", { name: "Item verplaatsen" }).nth(3).press("ArrowUp");
  await saved(page);
};

/** The edits of {@link editInStudio}, in words. */
export const STUDIO_EDITS = [
  "a price",
  "a city",
  "an article with a callout and a picture",
  "a block of home that moves",
];

/**
 * Edits the content of a copy of the project in the studio, and writes the result to the copy.
 * @param folder the copy
 * @throws if something cannot be saved
 */
export const editInStudio = async (folder: string): Promise<void> => {
  const studio = await startStudio();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ locale: "nl-NL", viewport: { width: 1440, height: 900 } });
    // tsx wraps functions in a helper that the browser lacks.
    await page.addInitScript("globalThis.__name = (value) => value");
    const before = siteFiles(folder);
    await openStudio(page, studio, before);
    await changePrice(page, folder);
    await addCity(page);
    await writeArticle(page, folder);
    await moveBlock(page);
    for (const [file, text] of Object.entries(await folderTexts(page))) {
      if (before[file] !== text) {
        writeFileSync(path.join(folder, file), text);
      }
    }
  } finally {
    await browser.close();
    studio.stop();
  }
};

/** Fewest pages with the price of a mediation. */
const PAGES_WITH_PRICE = 3;

/**
 * The edits that a built copy does not show.
 * @param folder the copy, after {@link editInStudio} and a build
 */
export const missingEdits = (folder: string): string[] => {
  const site = path.join(folder, ".hosting/site");
  const texts = new Map(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:html|xml)$/.test(entry.name))
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(site, file), readFileSync(file, "utf8")]),
  );
  const having = (text: string, ending: string) =>
    [...texts].filter(([file, content]) => file.endsWith(ending) && content.includes(text)).length;
  const address = `/arbeidsmediation-${CITY.slug}`;
  const price = priceIn(readFileSync(path.join(folder, FACTS), "utf8")).price.toLocaleString("nl-NL");
  const sectionsIn = (root: string): { type: string; title?: string }[] =>
    JSON.parse(readFileSync(path.join(root, "data/pages/home.json"), "utf8")).sections;
  const sections = sectionsIn(folder);
  const typesIn = (root: string) => sectionsIn(root).map(({ type }) => type);
  const [third, fourth] = typesIn(".").slice(2);
  const home = texts.get("index.html") ?? "";
  const places = sections.map(({ title }) => (title ? home.indexOf(`>${title}<`) : -1)).filter((place) => place >= 0);
  const wanted: readonly (readonly [string, boolean])[] = [
    [`the price on ${PAGES_WITH_PRICE} pages`, having(price, ".html") >= PAGES_WITH_PRICE],
    ["the page of the city", having(CITY.region.title, ".html") === 1],
    ["the city in the sitemap", having(`${address}</loc>`, ".xml") === 1],
    ["links to the city", having(`href="${address}"`, ".html") > 1],
    ["the picture of the article", having(`alt="${PICTURE_WORDS}"`, `${ARTICLE.path.slice(1)}.html`) === 1],
    ["the callout of the article", having("Even stilstaan", ".html") === 1],
    ["the fourth block of home before the third", `${typesIn(folder).slice(2, 4)}` === `${[fourth, third]}`],
    [
      "the blocks of home in their order",
      places.length > 1 && places.every((place, at) => place >= (places[at - 1] ?? 0)),
    ],
  ];
  return wanted.flatMap(([what, there]) => (there ? [] : [what]));
};
