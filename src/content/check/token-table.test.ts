import { interpolate } from "../../lib/tokens";
import { buildTokenTable, type Fact, factsByToken, figureOf } from "./token-table";

const SITE = {
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

const FACTS = [
  { token: "prijs.traject", value: 2950, format: "euro" },
  { token: "rente", value: 12.5, format: "percent" },
  { token: "prijs.kilometer", value: 0.35, format: "euro" },
  { token: "succes.percentage", value: 90, format: "percent" },
  { token: "start.uren", value: 48, format: "number" },
  { token: "lezers", value: 2500, format: "number" },
  { token: "cijfer", value: 4.9, format: "number" },
  { token: "jaar.begin", value: 2016, format: "year" },
  { token: "sessies", value: "2 tot 3", format: "text" },
  { token: "verzuim.laag", value: 75_000, format: "euro" },
  { token: "besparing", sum: ["verzuim.laag", "- prijs.traject"], format: "euro" },
  { token: "prijs.met.btw", sum: ["prijs.traject", "prijs.traject * btw"], format: "euro" },
  { token: "btw", value: 21, format: "percent" },
  { token: "som.van.sommen", sum: ["prijs.met.btw", "prijs.traject"], format: "euro" },
  { token: "deel", sum: ["btw", "- btw * succes.percentage"], format: "percent" },
  { token: "belofte", value: "meer dan {succes.percentage} in {sessies} sessies", format: "text" },
  { token: "besparing.rond", sum: ["verzuim.laag", "- prijs.traject"], roundTo: 1000, format: "euro" },
].map((fact) => ({ description: "Wat het betekent", ...fact })) as Fact[];

const table = buildTokenTable(SITE, FACTS);
const plain = (text: string) => text.replace(/\s/g, " ");

describe("buildTokenTable", () => {
  it.each([
    ["{prijs.traject} exclusief btw", "€ 2.950 exclusief btw"],
    ["{prijs.kilometer}", "€ 0,35"],
    ["meer dan {succes.percentage}", "meer dan 90%"],
    ["{rente}", "12,5%"],
    ["{start.uren} uur", "48 uur"],
    ["{lezers}", "2.500"],
    ["{cijfer}", "4,9"],
    ["sinds {jaar.begin}", "sinds 2016"],
    ["{sessies} sessies", "2 tot 3 sessies"],
    ["{besparing}", "€ 72.050"],
    ["{besparing.rond}", "€ 72.000"],
    ["{prijs.met.btw} met btw", "€ 3.569,50 met btw"],
    ["{deel}", "2,1%"],
    ["{som.van.sommen}", "€ 6.519,50"],
    ["{belofte}", "meer dan 90% in 2 tot 3 sessies"],
    ["{name} in {city}, {address}", "Bureau Voorbeeld in Nijmegen, Straat 1, 6500 AA Nijmegen"],
    ["Bel {phone} of mail {email}", "Bel 024 000 00 00 of mail info@voorbeeld.example"],
    ["{links.webinars}/pakket", "https://trainingen.example/pakket"],
    ["© {copyrightYear}, sinds {foundingYear}", "© 2024, sinds 2016"],
    ["Bel {openingHours}", "Bel maandag en dinsdag van 8.00 tot 18.00 uur"],
  ])("%s → %s", (text, filled) => {
    expect(plain(interpolate(text, table, "nl"))).toBe(filled);
  });

  it.each([
    ["{prijs.traject} excluding VAT", "€2,950 excluding VAT"],
    ["{lezers} readers, {cijfer}, {rente}", "2,500 readers, 4.9, 12.5%"],
    ["Call {openingHours}", "Call Monday and Tuesday from 8:00 to 18:00"],
  ])("on an English page: %s → %s", (text, filled) => {
    expect(plain(interpolate(text, table, "en"))).toBe(filled);
  });

  it.each([
    ["{phone}", /^024\u00a0000\u00a000\u00a000$/],
    ["{prijs.traject}", /^€\u00a02\.950$/],
    ["{address}", /6500\u00a0AA Nijmegen$/],
    ["{openingHours}", /18\.00\u00a0uur$/],
  ])("%s does not break over two lines", (text, whole) => {
    expect(interpolate(text, table, "nl")).toMatch(whole);
  });

  it("leaves out what incomplete settings cannot fill", () => {
    const names = [
      ...buildTokenTable({ phone: "024 123 45 67", email: "mail ons", address: { street: "Straat 1" } }, [
        {},
        7,
      ]).keys(),
    ];
    expect(names).toEqual(["phone"]);
  });
});

describe("figureOf", () => {
  const difference = (one: string, other: string): Fact => ({
    token: "verschil",
    description: "Het verschil",
    sum: [one, `- ${other}`],
    format: "euro",
  });

  it("rounds down, so that a saving is never said too high", () => {
    const rounded = { ...difference("verzuim.laag", "prijs.traject"), roundTo: 5000 };
    expect(figureOf("verschil", factsByToken([...FACTS, rounded]))).toBe(70_000);
  });

  it("has no value when it counts towards itself", () => {
    const circle: Fact[] = [
      { token: "ene", description: "Kring", sum: ["andere"], format: "euro" },
      { token: "andere", description: "Kring", sum: ["ene"], format: "euro" },
    ];
    expect(circle.map(({ token }) => figureOf(token, factsByToken(circle)))).toEqual([undefined, undefined]);
  });

  it.each([
    ["is missing", difference("onbekend", "prijs.traject")],
    ["is no number", difference("verzuim.laag", "sessies")],
    [
      "is missing from a sum",
      { token: "verschil", description: "Som", sum: ["prijs.traject * onbekend"], format: "euro" } as Fact,
    ],
  ])("has no value when a fact that it derives from %s", (_reason, fact) => {
    expect(figureOf("verschil", factsByToken([...FACTS, fact]))).toBeUndefined();
    expect(buildTokenTable(SITE, [...FACTS, fact]).has("verschil")).toBe(false);
  });
});
