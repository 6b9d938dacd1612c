import { choice, copy, list, objectType } from "../kinds";
import { Action } from "../shared";
import { heading, section } from "./define";

const Stat = objectType(
  "Stat",
  { en: "Figure with its meaning", nl: "Cijfer met betekenis" },
  {
    value: copy({ en: "The figure", nl: "Het cijfer" }, { max: 24 }),
    label: copy({ en: "What it counts", nl: "Wat het telt" }, { max: 60 }),
    description: copy({ en: "Explanation", nl: "Toelichting" }, { max: 240 }).optional(),
  },
);

export const StatsSection = section(
  "stats",
  { en: "Figures set large", nl: "Grote cijfers" },
  {
    title: copy({ en: "Heading (h2)", nl: "Kop van het blok" }, { max: 110 }),
    intro: copy({ en: "Introduction", nl: "Inleiding" }, { max: 400 }).optional(),
    stats: list(Stat, { en: "The figures", nl: "De cijfers" }, { min: 2, max: 6 }),
    note: copy({ en: "Remark under the figures", nl: "Opmerking onder de cijfers" }, { max: 300 }).optional(),
  },
);

const PriceCard = objectType(
  "PriceCard",
  { en: "Price with what it includes", nl: "Prijs met inhoud" },
  {
    title: copy({ en: "What is priced", nl: "Waarvoor de prijs geldt" }, { max: 80 }),
    price: copy({ en: "The price", nl: "De prijs" }, { max: 40 }),
    unit: copy(
      { en: "Per what, and whether VAT is included", nl: "Per wat, en exclusief of inclusief btw" },
      { max: 80 },
    ),
    features: list(copy({ en: "Feature", nl: "Kenmerk" }, { max: 160 }), {
      en: "What it includes",
      nl: "Wat erbij hoort",
    }),
    highlighted: choice("Highlight", ["none", "recommended"], {
      en: "Whether the card stands out",
      nl: "Of de kaart opvalt",
    }).default("none"),
    action: Action.optional(),
  },
);

export const PriceCardsSection = section(
  "priceCards",
  { en: "Prices side by side", nl: "Prijzen naast elkaar" },
  {
    ...heading(),
    prices: list(PriceCard, { en: "The prices", nl: "De prijzen" }, { max: 4 }),
    note: copy({ en: "Remark under the prices", nl: "Opmerking onder de prijzen" }, { max: 400 }).optional(),
  },
);

const ComparisonRow = objectType(
  "ComparisonRow",
  { en: "Row of the comparison", nl: "Rij van de vergelijking" },
  {
    aspect: copy({ en: "What is compared", nl: "Wat wordt vergeleken" }, { max: 60 }),
    mediation: copy({ en: "With mediation", nl: "Bij mediation" }, { max: 160 }),
    lawsuit: copy({ en: "In a lawsuit", nl: "Bij een rechtszaak" }, { max: 160 }),
  },
);

export const ComparisonSection = section(
  "comparison",
  { en: "Table that compares mediation with a lawsuit", nl: "Tabel: mediation naast een rechtszaak" },
  {
    ...heading(),
    aspectLabel: copy({ en: "Head of the first column", nl: "Kop van de eerste kolom" }, { max: 40 }),
    mediationLabel: copy({ en: "Head of the second column", nl: "Kop van de tweede kolom" }, { max: 40 }),
    lawsuitLabel: copy({ en: "Head of the third column", nl: "Kop van de derde kolom" }, { max: 40 }),
    rows: list(ComparisonRow, { en: "The rows", nl: "De rijen" }, { min: 2 }),
  },
);

const CalculationRow = objectType(
  "CalculationRow",
  { en: "Line of a calculation", nl: "Regel van een berekening" },
  {
    label: copy({ en: "What is counted", nl: "Wat wordt gerekend" }, { max: 120 }),
    amount: copy({ en: "The amount", nl: "Het bedrag" }, { max: 60 }),
    kind: choice("CalculationKind", ["amount", "minus", "result"], {
      en: "Amount, amount that is subtracted, or the outcome",
      nl: "Bedrag, bedrag dat eraf gaat, of uitkomst",
    }).default("amount"),
  },
);

export const CalculationSection = section(
  "calculation",
  { en: "Worked calculation", nl: "Rekenvoorbeeld" },
  {
    ...heading(),
    overview: list(
      CalculationRow,
      { en: "Figures the example starts from", nl: "Uitgangspunten" },
      { min: 0, max: 10 },
    ),
    exampleTitle: copy({ en: "Heading of the worked example (h3)", nl: "Kop van het rekenvoorbeeld" }, { max: 90 }),
    example: list(CalculationRow, { en: "Lines of the worked example", nl: "Regels van het rekenvoorbeeld" }),
    note: copy({ en: "Remark under the calculation", nl: "Opmerking" }, { max: 400 }).optional(),
  },
);
