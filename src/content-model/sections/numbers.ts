import { choice, copy, list, objectType } from "../kinds";
import { Action } from "../shared";
import { heading, section } from "./define";

const Stat = objectType("Stat", ["Cijfer", "Cijfer met betekenis", "Figure with its meaning"], {
  value: copy(["Cijfer", "Het cijfer, groot gezet", "The figure"], { max: 24 }),
  label: copy(["Betekenis", "Wat het telt", "What it counts"], { max: 60 }),
  description: copy(["Toelichting", "Uitleg onder het cijfer", "Explanation"], { max: 240 }).optional(),
});

export const StatsSection = section("stats", ["Cijfers", "Grote cijfers", "Figures set large"], {
  title: copy(["Kop", "Kop van het blok", "Heading (h2)"], { max: 110 }),
  intro: copy(["Inleiding", "Tekst onder de kop", "Introduction"], { max: 400 }).optional(),
  stats: list(Stat, ["Cijfers", "De cijfers, op volgorde", "The figures"], { min: 2, max: 6 }),
  note: copy(["Opmerking", "Opmerking onder de cijfers", "Remark under the figures"], { max: 300 }).optional(),
});

const PriceCard = objectType("PriceCard", ["Prijs", "Prijs met inhoud", "Price with what it includes"], {
  title: copy(["Naam", "Waarvoor de prijs geldt", "What is priced"], { max: 80 }),
  price: copy(["Prijs", "De prijs zelf; gebruik een feit tussen accolades", "The price"], { max: 40 }),
  unit: copy(["Eenheid", "Per wat, en exclusief of inclusief btw", "Per what, and whether VAT is included"], {
    max: 80,
  }),
  features: list(copy(["Kenmerk", "Eén ding dat erbij hoort", "Feature"], { max: 160 }), [
    "Kenmerken",
    "Wat erbij hoort",
    "What it includes",
  ]),
  highlighted: choice("Highlight", ["Opvallend", "Of de kaart opvalt", "Whether the card stands out"], {
    none: "Gewoon",
    recommended: "Aanbevolen",
  }).default("none"),
  action: Action.optional(),
});

export const PriceCardsSection = section("priceCards", ["Prijzen", "Prijzen naast elkaar", "Prices side by side"], {
  ...heading(),
  prices: list(PriceCard, ["Prijzen", "De prijzen, op volgorde", "The prices"], { max: 4 }),
  note: copy(["Opmerking", "Opmerking onder de prijzen", "Remark under the prices"], { max: 400 }).optional(),
});

const ComparisonRow = objectType("ComparisonRow", ["Rij", "Rij van de vergelijking", "Row of the comparison"], {
  aspect: copy(["Onderwerp", "Wat wordt vergeleken", "What is compared"], { max: 60 }),
  mediation: copy(["Mediation", "Bij mediation", "With mediation"], { max: 160 }),
  lawsuit: copy(["Rechtszaak", "Bij een rechtszaak", "In a lawsuit"], { max: 160 }),
});

export const ComparisonSection = section(
  "comparison",
  ["Vergelijking", "Tabel: mediation naast een rechtszaak", "Table that compares mediation with a lawsuit"],
  {
    ...heading(),
    aspectLabel: copy(["Eerste kolom", "Kop van de eerste kolom", "Head of the first column"], { max: 40 }),
    mediationLabel: copy(["Kolom mediation", "Kop van de tweede kolom", "Head of the second column"], { max: 40 }),
    lawsuitLabel: copy(["Kolom rechtszaak", "Kop van de derde kolom", "Head of the third column"], { max: 40 }),
    rows: list(ComparisonRow, ["Rijen", "De rijen, op volgorde", "The rows"], { min: 2 }),
  },
);

const CalculationRow = objectType("CalculationRow", ["Regel", "Regel van een berekening", "Line of a calculation"], {
  label: copy(["Omschrijving", "Wat wordt gerekend", "What is counted"], { max: 120 }),
  amount: copy(["Bedrag", "Het bedrag zoals het er komt te staan", "The amount"], { max: 60 }),
  kind: choice(
    "CalculationKind",
    ["Soort", "Bedrag, bedrag dat eraf gaat, of uitkomst", "Amount, amount that is subtracted, or the outcome"],
    { amount: "Bedrag", minus: "Gaat eraf", result: "Uitkomst" },
  ).default("amount"),
});

export const CalculationSection = section(
  "calculation",
  ["Rekenvoorbeeld", "Berekening, regel voor regel", "Worked calculation"],
  {
    ...heading(),
    overview: list(
      CalculationRow,
      ["Uitgangspunten", "Cijfers waar het voorbeeld van uitgaat", "Figures the example starts from"],
      { min: 0, max: 10 },
    ),
    exampleTitle: copy(["Kop van het voorbeeld", "Kop van het rekenvoorbeeld", "Heading of the worked example (h3)"], {
      max: 90,
    }),
    example: list(CalculationRow, ["Regels", "Regels van het rekenvoorbeeld", "Lines of the worked example"]),
    note: copy(["Opmerking", "Opmerking onder de berekening", "Remark under the calculation"], { max: 400 }).optional(),
  },
);
