import { CONTENT_TYPES } from "../../content/model/registry";
import { differencesIn, merge } from "./merge";

const type = (name: string) => {
  const found = CONTENT_TYPES.find((candidate) => candidate.name === name);
  if (!found) {
    throw new Error(`No content type ${name}`);
  }
  return found;
};

const CITY = `{
  "name": "Utrecht",
  "province": "Utrecht",
  "seo": { "title": "A" },
  "reasons": ["een", "twee"]
}`;

const CITIES = type("City");

describe("two versions of a file", () => {
  it("go together where they change different fields", () => {
    const versions = {
      base: CITY,
      mine: CITY.replace('"een"', '"anders"'),
      theirs: CITY.replace('"province": "Utrecht"', '"province": "Van een ander"'),
    };
    const differences = differencesIn(CITIES, versions);
    expect(differences).toEqual([{ path: ["province"], mine: "Utrecht", theirs: "Van een ander", clash: false }]);
    expect(merge(CITIES, versions, differences)).toBe(versions.theirs.replace('"een"', '"anders"'));
    expect(JSON.parse(merge(CITIES, versions, []))).toEqual(JSON.parse(versions.mine));
  });

  it("clash where both change a field, and are asked about in one item of a list that has become longer", () => {
    const versions = {
      base: CITY,
      mine: CITY.replace('"A"', '"Van mij"').replace('"een", ', '"nul", "een", '),
      theirs: CITY.replace('"A"', '"Van een ander"').replace('"twee"', '"drie"'),
    };
    const differences = differencesIn(CITIES, versions);
    expect(differences).toEqual([
      { path: ["seo", "title"], mine: "Van mij", theirs: "Van een ander", clash: true },
      { path: ["reasons", 2], mine: "twee", theirs: "drie", clash: false },
    ]);
    expect(JSON.parse(merge(CITIES, versions, differences.slice(0, 1)))).toMatchObject({
      seo: { title: "Van een ander" },
      reasons: ["nul", "een", "twee"],
    });
  });

  it("of a list keep what each has added, and are asked about in one entry", () => {
    const review = (slug: string, quote = "Tekst") => ({ slug, quote });
    const file = (...reviews: object[]) => JSON.stringify(reviews, undefined, 2);
    const versions = {
      base: file(review("a"), review("b")),
      mine: file(review("a"), review("mijn"), review("b", "Van mij")),
      theirs: file(review("a"), review("b", "Van een ander"), review("hun")),
    };
    const reviews = type("Review");
    const differences = differencesIn(reviews, versions);
    expect(differences).toEqual([{ path: [2, "quote"], mine: "Van mij", theirs: "Van een ander", clash: true }]);
    expect(JSON.parse(merge(reviews, versions, differences))).toEqual([
      review("a"),
      review("mijn"),
      review("b", "Van een ander"),
      review("hun"),
    ]);
    const gone = { ...versions, theirs: file(review("a")) };
    expect(differencesIn(reviews, gone)).toMatchObject([{ path: [] }]);
  });

  it("of a list whose entries were moved put no text under another name", () => {
    const review = (slug: string, quote: string) => ({ slug, quote });
    const file = (...reviews: object[]) => JSON.stringify(reviews, undefined, 2);
    const versions = {
      base: file(review("a", "Van a"), review("b", "Van b")),
      mine: file(review("a", "Van a"), review("b", "Van mij")),
      theirs: file(review("b", "Van b"), review("a", "Van a")),
    };
    const reviews = type("Review");
    const differences = differencesIn(reviews, versions);
    expect(differences).toMatchObject([{ path: [], clash: true }]);
    expect(JSON.parse(merge(reviews, versions, []))).toEqual(JSON.parse(versions.mine));
    expect(JSON.parse(merge(reviews, versions, differences))).toEqual(JSON.parse(versions.theirs));
  });

  it("of a page keep the blocks that each has added or taken away", () => {
    const page = (...sections: object[]) => JSON.stringify({ path: "/a", sections }, undefined, 2);
    const block = (anchor: string, title = anchor, items: string[] = ["een"]) => ({
      type: "faq",
      anchor,
      title,
      items,
    });
    const versions = {
      base: page(block("a"), block("b"), block("c")),
      mine: page(block("a"), block("b"), block("c", "Van mij", ["een", "van mij"])),
      theirs: page(block("eerst"), block("a"), block("c", "c", ["een", "van een ander"])),
    };
    const pages = type("Page");
    expect(differencesIn(pages, versions)).toEqual([]);
    expect(JSON.parse(merge(pages, versions, []))).toEqual({
      path: "/a",
      sections: [block("eerst"), block("a"), block("c", "Van mij", ["een", "van een ander", "van mij"])],
    });
  });

  it("of a page put nothing into another block than it was added to", () => {
    const page = (...sections: object[]) => JSON.stringify({ sections });
    const block = (title: string, ...items: string[]) => ({ type: "faq", title, items });
    const pages = type("Page");
    const base = page(block("A", "een", "twee"), block("B", "drie", "vier"));
    const theirs = page(block("A", "een", "twee", "nieuw"), block("B", "drie", "vier"));
    const moved = { base, theirs, mine: page(block("B", "drie", "vier"), block("A", "een", "twee")) };
    expect(differencesIn(pages, moved).some(({ clash }) => clash)).toBe(true);
    const replaced = { base, theirs, mine: page(block("C", "vijf", "zes"), block("B", "drie", "vier")) };
    expect(differencesIn(pages, replaced).some(({ clash }) => clash)).toBe(true);
  });

  it("leave the choice where one changes what the other takes away", () => {
    const page = (title: string, ...more: object[]) => JSON.stringify({ sections: [{ anchor: "a", title }, ...more] });
    const more = { anchor: "b", title: "B" };
    const gone = { base: page("A", more), mine: page("A", { ...more, title: "Van mij" }), theirs: page("A") };
    expect(differencesIn(type("Page"), gone)).toMatchObject([{ path: ["sections"], clash: true }]);
  });

  it("are one where both changed the same", () => {
    const both = CITY.replace('"A"', '"B"');
    const versions = { base: CITY, mine: both.replace('"een"', '"meer"'), theirs: both };
    expect(differencesIn(CITIES, versions)).toEqual([]);
    expect(merge(CITIES, versions, [])).toBe(versions.mine);
  });

  it("of an article have their prose as a field", () => {
    const article = (title: string, body: string) => `---\ntitle: "${title}"\n---\n\n${body}`;
    const versions = {
      base: article("A", "Tekst."),
      mine: article("B", "Tekst."),
      theirs: article("A", "Meer tekst."),
    };
    const differences = differencesIn(type("Article"), versions);
    expect(differences.map(({ path }) => path)).toEqual([["body"]]);
    expect(merge(type("Article"), versions, differences)).toBe(article("B", "Meer tekst."));
  });
});
