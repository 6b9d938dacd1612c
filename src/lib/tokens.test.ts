import fc from "fast-check";
import {
  buildTokenTable,
  type FactEntry,
  factValue,
  interpolate,
  mayHoldToken,
  type SiteEntry,
  tokensIn,
} from "./tokens";

const SITE: SiteEntry = {
  name: "Bureau Voorbeeld",
  shortName: "BV",
  phone: "024 000 00 00",
  email: "info@voorbeeld.example",
  foundingYear: 2016,
  copyrightYear: 2024,
  openingHours: { days: ["Monday", "Tuesday"], opens: "08:00", closes: "18:00" },
  address: { street: "Straat 1", postalCode: "6500 AA", city: "Nijmegen" },
  links: { webinars: "https://trainingen.example" },
};

const FACTS: FactEntry[] = [
  { token: "prijs.traject", value: 2950, format: "euro" },
  { token: "prijs.kilometer", value: 0.35, format: "euro" },
  { token: "succes.percentage", value: 90, format: "percent" },
  { token: "start.uren", value: 48, format: "number" },
  { token: "lezers", value: 2500, format: "number" },
  { token: "cijfer", value: 4.9, format: "number" },
  { token: "jaar.begin", value: 2016, format: "year" },
  { token: "sessies", value: "2 tot 3", format: "text" },
  { token: "verzuim.laag", value: 75_000, format: "euro" },
  { token: "besparing", difference: ["verzuim.laag", "prijs.traject"], format: "euro" },
  { token: "besparing.rond", difference: ["verzuim.laag", "prijs.traject"], roundTo: 1000, format: "euro" },
];

const table = buildTokenTable(SITE, FACTS);
const plain = (text: string) => text.replace(/\s/g, " ");

describe("interpolate", () => {
  it.each([
    ["{prijs.traject} exclusief btw", "€ 2.950 exclusief btw"],
    ["{prijs.traject:en} excluding VAT", "€2,950 excluding VAT"],
    ["{prijs.kilometer}", "€ 0,35"],
    ["meer dan {succes.percentage}", "meer dan 90%"],
    ["{start.uren} uur", "48 uur"],
    ["{lezers} en {lezers:en}", "2.500 en 2,500"],
    ["{cijfer} en {cijfer:en}", "4,9 en 4.9"],
    ["sinds {jaar.begin}", "sinds 2016"],
    ["{sessies} sessies, {sessies:en}", "2 tot 3 sessies, 2 tot 3"],
    ["{besparing}", "€ 72.050"],
    ["{besparing.rond}", "€ 72.000"],
    ["{name} in {city}, {address}", "Bureau Voorbeeld in Nijmegen, Straat 1, 6500 AA Nijmegen"],
    ["Bel {phone} of mail {email}", "Bel 024 000 00 00 of mail info@voorbeeld.example"],
    ["{links.webinars}/pakket", "https://trainingen.example/pakket"],
    ["© {copyrightYear}, sinds {foundingYear}", "© 2024, sinds 2016"],
    ["Bel {openingHours}", "Bel maandag en dinsdag van 8.00 tot 18.00 uur"],
    ["Call {openingHours:en}", "Call Monday and Tuesday from 8:00 to 18:00"],
  ])("%s → %s", (text, filled) => {
    expect(plain(interpolate(text, table))).toBe(filled);
  });

  it.each(["{onbekend}", "{prijs.traject:de}", "{ phone }", "{}", "{1}", "Over {seconds} seconden", "een { en een }"])(
    "leaves %s as it is written",
    (text) => {
      expect(interpolate(text, table)).toBe(text);
    },
  );

  it("changes nothing in a text without a token", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!tokensIn(text).some(({ name }) => table.has(name)));
        expect(interpolate(text, table)).toBe(text);
      }),
    );
  });
});

describe("factValue", () => {
  const byToken = new Map(FACTS.map((fact) => [fact.token, fact]));
  const difference = (one: string, other: string): FactEntry => ({
    token: "verschil",
    difference: [one, other],
    format: "euro",
  });

  it("rounds down, so that a saving is never said too high", () => {
    expect(factValue({ ...difference("verzuim.laag", "prijs.traject"), roundTo: 5000 }, byToken)).toBe(70_000);
  });

  it.each([
    ["is missing", difference("onbekend", "prijs.traject")],
    ["is no number", difference("verzuim.laag", "sessies")],
  ])("has no value when a fact that it derives from %s", (_reason, fact) => {
    expect(factValue(fact, byToken)).toBeUndefined();
    expect(buildTokenTable(SITE, [...FACTS, fact]).has("verschil")).toBe(false);
  });
});

describe("tokensIn", () => {
  it("finds tokens in order, with where they stand", () => {
    expect(tokensIn("Bel {phone}, {prijs.traject:en}")).toEqual([
      { raw: "{phone}", name: "phone", index: 4 },
      { raw: "{prijs.traject:en}", name: "prijs.traject", index: 13 },
    ]);
  });

  it("never misses a token that the quick look rules out", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(mayHoldToken(text) || tokensIn(text).length === 0).toBe(true);
      }),
    );
  });
});
