import { choice, copy, integer, type Labels, list, objectType } from "../field-types";
import { Action, Stat } from "../shared";
import { collapseLabel, heading, section } from "./define";

export const StatsSection = section("stats", ["Cijfers", "Grote cijfers", "Figures set large"], {
  title: copy(["Kop", "Kop van het blok", "Heading (h2)"], 110),
  intro: copy(["Inleiding", "Tekst onder de kop", "Introduction"], 400).optional(),
  collapseLabel: collapseLabel(),
  stats: list(Stat, ["Cijfers", "De cijfers, op volgorde", "The figures"], { min: 2, max: 6 }),
  note: copy(["Opmerking", "Opmerking onder de cijfers", "Remark under the figures"], 300).optional(),
});

const PriceCard = objectType("PriceCard", ["Prijs", "Prijs met inhoud", "Price with what it includes"], {
  title: copy(["Naam", "Waarvoor de prijs geldt", "What is priced"], 80),
  price: copy(["Prijs", "De prijs zelf; gebruik een feit tussen accolades", "The price"], 40),
  unit: copy(["Eenheid", "Per wat, en exclusief of inclusief btw", "Per what, and whether VAT is included"], 80),
  features: list(copy(["Kenmerk", "Eén ding dat erbij hoort", "Feature"], 160), [
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
  note: copy(["Opmerking", "Opmerking onder de prijzen", "Remark under the prices"], 400).optional(),
});

const ComparisonRow = objectType("ComparisonRow", ["Rij", "Rij van de vergelijking", "Row of the comparison"], {
  aspect: copy(["Onderwerp", "Wat wordt vergeleken", "What is compared"], 60),
  values: list(copy(["Waarde", "Tekst in één kolom", "What stands in one column"], 160), [
    "Waarden",
    "Eén tekst per kolom, op volgorde",
    "One text for each column",
  ]),
});

export const ComparisonSection = section(
  "comparison",
  [
    "Vergelijking",
    "Tabel: mediation naast een rechtszaak, of bedragen naast elkaar",
    "Table that compares, column by column",
  ],
  {
    ...heading(),
    collapseLabel: collapseLabel(),
    aspectLabel: copy(["Eerste kolom", "Kop van de eerste kolom", "Head of the first column"], 40),
    columns: list(
      copy(["Kop", "Kop van een kolom", "Head of a column"], 40),
      [
        "Kolommen",
        "Koppen van de andere kolommen; de eerste krijgt een rand",
        "Heads of the others; the first stands out",
      ],
      { min: 2, max: 3 },
    ),
    rows: list(ComparisonRow, ["Rijen", "De rijen, op volgorde", "The rows"], { min: 2 }),
    note: copy(["Opmerking", "Opmerking onder de tabel", "Remark under the table"], 400).optional(),
  },
);

const AbsenceFigure = objectType("AbsenceFigure", ["Regel", "Regel onder de berekening", "Line under the outcome"], {
  label: copy(["Omschrijving", "Waar het over gaat", "What it is about"], 120),
  amount: copy(["Bedrag", "Het bedrag zoals het er komt te staan", "The amount"], 80),
});

const amount = (doc: Labels) => integer(doc, { min: 1, max: 1_000_000 });

export const AbsenceCalculatorSection = section(
  "absenceCalculator",
  [
    "Rekenvoorbeeld verzuim",
    "Rekenvoorbeeld dat de bezoeker zelf invult; de cijfers komen uit de feiten",
    "Worked example of what absence costs, which the visitor can change; its figures are facts",
  ],
  {
    ...heading(),
    collapseLabel: collapseLabel(),
    salaryLabel: copy(["Naam salaris", "Tekst bij de schuif voor het salaris", "Label of the salary"], 60),
    salaryMin: amount(["Laagste salaris", "Laagste jaarsalaris in euro's", "Lowest salary"]),
    salaryMax: amount(["Hoogste salaris", "Hoogste jaarsalaris in euro's", "Highest salary"]),
    monthsLabel: copy(["Naam verzuim", "Tekst bij de schuif voor het verzuim", "Label of the months"], 60),
    month: copy(["Maand", "Woord voor één maand", "One month"], 20),
    months: copy(["Maanden", "Woord voor meer maanden", "More months"], 20),
    monthsMax: integer(["Meeste maanden", "Meeste maanden verzuim", "Most months"], { min: 12, max: 120 }),
    savingLabel: copy(["Kop van de uitkomst", "Tekst boven de besparing", "Above the saving"], 120),
    costLabel: copy(["Naam kosten", "Tekst bij de kosten van het verzuim", "Label of the cost"], 90),
    priceLabel: copy(["Naam prijs", "Tekst bij de prijs van een traject", "Label of the price"], 90),
    between: copy(["Tussenwoord", "Woord tussen laag en hoog, zoals ‘tot’", "Word between low and high"], 10),
    copyLabel: copy(["Knop link", "Knop die een link met deze invoer kopieert", "Copies a link with the inputs"], 60),
    copiedLabel: copy(["Knop na kopiëren", "Tekst van de knop na het kopiëren", "The same after copying"], 60),
    rows: list(AbsenceFigure, ["Regels", "Cijfers onder de berekening", "Figures under the outcome"], {
      min: 0,
      max: 8,
    }),
    note: copy(["Opmerking", "Dat het een rekenvoorbeeld is", "That it is an example"], 400),
    actions: list(Action, ["Knoppen", "Knoppen onder de uitkomst", "Buttons"], { max: 3 }).optional(),
  },
);
