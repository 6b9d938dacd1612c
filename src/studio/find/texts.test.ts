import { setFile } from "../folder/site-files";
import { findTexts, placeOfWords, siteTexts } from "./texts";

const PAGE = "data/pages/kosten.json";

it("finds by the name of a page, its fields and words, and reads no file again for another letter", () => {
  setFile(PAGE, '{ "path": "/kosten", "title": "Kosten", "seo": { "title": "Wat kost mediation?" } }');
  const texts = siteTexts();
  setFile(PAGE, undefined);
  for (const asked of ["pagina kosten mediation", "WAT KOST", "zoekmachines titel"]) {
    expect(findTexts(texts, asked).map(({ text }) => text)).toContain("Wat kost mediation?");
  }
  expect(findTexts(texts, "kosten mediator")).toEqual([]);
});

it("puts words for the search of the site, which no visitor sees, after what visitors read", () => {
  const words = "data/search-words.json";
  setFile(words, '[{ "slug": "open", "typed": ["openingstijden"], "means": ["bereikbaar"] }]');
  setFile(
    PAGE,
    '{ "path": "/kosten", "title": "Kosten", "seo": { "title": "Tijden van opening, en openingstijden" } }',
  );
  const found = findTexts(siteTexts(), "openingstijden").map(({ file }) => file);
  setFile(words, undefined);
  setFile(PAGE, undefined);
  expect(found).toEqual([PAGE, words]);
});

it("finds an amount as it is typed or pasted", () => {
  setFile(PAGE, '{ "path": "/kosten", "title": "Kosten", "seo": { "title": "Voor € 2.950" } }');
  const texts = siteTexts();
  setFile(PAGE, undefined);
  for (const asked of ["2950", "€2.950", "€ 2.950"]) expect(findTexts(texts, asked)).toHaveLength(1);
});

it("finds a figure of an English page as it is written there", () => {
  setFile("data/facts.json", '[{ "token": "prijs", "value": 2950, "format": "euro" }]');
  setFile(
    PAGE,
    '{ "path": "/english", "language": "en", "title": "Costs", "seo": { "title": "From {prijs} all in" } }',
  );
  const texts = siteTexts();
  setFile("data/facts.json", undefined);
  setFile(PAGE, undefined);
  const [found] = findTexts(texts, "2,950 all in");
  expect(found?.text).toMatch(/^From .*2,950 all in$/);
});

it("leads to the fields of the opening hours by what visitors read of them, and first", () => {
  setFile("data/site.json", '{ "openingHours": { "days": ["monday"], "opens": "08:00", "closes": "18:00" } }');
  setFile(PAGE, '{ "path": "/kosten", "title": "Kosten", "seo": { "title": "Bel ons {openingHours}" } }');
  const texts = siteTexts();
  setFile("data/site.json", undefined);
  setFile(PAGE, undefined);
  const shown = texts.find(({ raw }) => raw === "{openingHours}")?.text ?? "";
  expect(findTexts(texts, shown).map(({ file }) => file)).toEqual(["data/site.json", PAGE]);
});

it("finds a quote with the marks that the site puts around it", () => {
  setFile(PAGE, '{ "path": "/kosten", "title": "Kosten", "seo": { "title": "Een goed gesprek" } }');
  const texts = siteTexts();
  setFile(PAGE, undefined);
  expect(findTexts(texts, "“Een goed gesprek”")).toHaveLength(1);
});

it("finds words with the quotation marks of a keyboard", () => {
  setFile(PAGE, '{ "path": "/kosten", "title": "Kosten", "seo": { "title": "Zo’n “gesprek”" } }');
  const texts = siteTexts();
  setFile(PAGE, undefined);
  for (const asked of ["zo'n", "Zo’n", '"gesprek"']) expect(findTexts(texts, asked)).toHaveLength(1);
});

it.each([
  ["zo'n Gesprek", "Eerst een “zo’n gesprek” dan", 11],
  ["café en dan", "In een cafe\nen dan", 7],
  ["gesprek van 15 minuten", "Een *goed* gesprek van {duur}", 11],
  ["niets", "Een gesprek", undefined],
])("tells where %s begins in %s", (words, raw, place) => {
  expect(placeOfWords(raw, words)).toBe(place);
});
