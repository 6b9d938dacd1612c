import { siteInfo } from "./site-info";

type Data = Parameters<typeof siteInfo>[0];

const data: Data = {
  siteSettings: {
    name: "Voorbeeldbureau",
    shortName: "VB",
    tagline: "Praat weer met elkaar",
    siteUrl: "https://www.voorbeeld.example",
    phone: "024 000 00 00",
    email: "info@voorbeeld.example",
    foundingYear: 2016,
    priceRange: "€€",
    address: { street: "Voorbeeldstraat 1", postalCode: "6500 AA", city: "Nijmegen", country: "NL" },
    openingHours: { days: ["Monday"], opens: "08:00", closes: "18:00" },
    links: { professionalNetwork: "https://netwerk.example/vb" },
  },
  allFact: {
    nodes: [
      { token: "beoordeling.aantal", figures: [127] },
      { token: "beoordeling.maximum", figures: [5] },
      { token: "beoordeling.cijfer", figures: [4.9] },
    ],
  },
  allCity: { nodes: ["Amsterdam", "Utrecht"].map((name) => ({ name })) as Data["allCity"]["nodes"][number][] },
};

it("joins settings, rating and cities", () => {
  const site = siteInfo(data);
  expect(site).toMatchObject({
    name: "Voorbeeldbureau",
    profiles: ["https://netwerk.example/vb"],
    cities: ["Amsterdam", "Utrecht"],
    rating: { value: 4.9, best: 5, count: 127 },
  });
  expect(site).not.toHaveProperty("links");
});

it.each<[string, Partial<Data>, string]>([
  ["settings", { siteSettings: null }, "data/site.json"],
  ["the rating", { allFact: { nodes: [] } }, "beoordeling.cijfer"],
  [
    "a figure in the rating",
    { allFact: { nodes: [{ token: "beoordeling.cijfer", figures: [] }] } },
    "beoordeling.cijfer",
  ],
])("stops without %s and says what is missing", (_what, change, missing) => {
  expect(() => siteInfo({ ...data, ...change })).toThrow(missing);
});
