import type { ResolverContext } from "./context";
import { EXTRA_FIELDS } from "./extra-fields";

const FACTS = [
  { token: "prijs.traject", value: 2950, format: "euro" },
  { token: "prijs.laag", value: 150, format: "euro" },
  { token: "prijs.hoog", value: 300, format: "euro" },
  { token: "sessies", value: "2 tot 3", format: "text" },
];

const nodeModel = { findAll: async () => ({ entries: FACTS }) };

/** The amounts of a price card for structured data. */
const amounts = (source: Record<string, unknown>) =>
  EXTRA_FIELDS.PriceCard?.amounts?.resolve?.(source, {}, { nodeModel } as unknown as ResolverContext);

describe("the amounts of a price", () => {
  it.each([
    ["{prijs.traject}", [2950]],
    ["{prijs.laag} tot {prijs.hoog}", [150, 300]],
    ["{prijs.traject} in {sessies} sessies", [2950]],
    ["In overleg", []],
  ])("%s: %j, from the facts", async (price, expected) => {
    expect(await amounts({ price })).toEqual(expected);
  });

  it("are the same on an English page", async () => {
    expect(await amounts({ price: "{prijs.traject}", language: "en" })).toEqual([2950]);
  });
});

it.each([
  ["2 tot 4 weken", [2, 4]],
  ["€ 15.000 tot € 30.000", [15_000, 30_000]],
  ["1,5 tot 2 uur", [1.5, 2]],
  ["de helft", []],
  ["{jaar1.laag} tot {jaar1.hoog}", [15_000, 30_000]],
])("a fact has the figures of %p, as Dutch writes them", async (value, figures) => {
  const fact = { token: "duur", value, format: "text" };
  const entries = [
    fact,
    { token: "jaar1.laag", value: 15_000, format: "euro" },
    { token: "jaar1.hoog", value: 30_000, format: "euro" },
  ];
  const context = { nodeModel: { findAll: async () => ({ entries }) } } as unknown as ResolverContext;
  expect(await EXTRA_FIELDS.Fact?.figures?.resolve?.(fact, {}, context)).toEqual(figures);
});

describe("an article", () => {
  const THEMES = { findOne: async () => ({ slug: "hr-tips", drawing: "boeken" }) };
  const ofArticle = (field: "shownDrawing" | "contents", source: Record<string, unknown>) =>
    EXTRA_FIELDS.Article?.[field]?.resolve?.(source, {}, { nodeModel: THEMES } as unknown as ResolverContext);

  it("shows the drawing that it chooses, else that of its category", async () => {
    expect(await ofArticle("shownDrawing", { category: "hr-tips", drawing: "klok" })).toEqual({
      file: "articles/klok.svg",
    });
    expect(await ofArticle("shownDrawing", { category: "hr-tips" })).toEqual({ file: "articles/boeken.svg" });
  });

  it("has contents that lead to its headings", () => {
    expect(ofArticle("contents", { body: "Tekst.\n\n## De bon\n" })).toEqual([
      { label: "De bon", link: "#kop-de-bon" },
    ]);
  });
});

it("a city has itself first on its map, then the cities of every map, each once and without those that are not there", async () => {
  const entries: Record<string, object[]> = {
    City: ["ede", "tiel", "zeist"].map((slug) => ({ slug })),
    CityPageTexts: [{ mapCities: ["zeist", "weg", "tiel", "ede"] }],
  };
  const context = { nodeModel: { findAll: async ({ type }: { type: string }) => ({ entries: entries[type] }) } };
  const map = EXTRA_FIELDS.City?.map?.resolve?.({ slug: "tiel" }, {}, context as unknown as ResolverContext);
  expect(await map).toEqual([{ slug: "tiel" }, { slug: "zeist" }, { slug: "ede" }]);
});
