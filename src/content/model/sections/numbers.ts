import { choice, copy, integer, type Labels, list, objectType } from "../field-types";
import { Action, Stat } from "../shared";
import { bareSection, collapseLabel, foldableSection, heading, section } from "./define";

export const StatsSection = foldableSection("stats", ["Cijfers", "Figures set large", "Grote cijfers"], {
  stats: list(Stat, ["Cijfers", "The figures"], { min: 2, max: 6 }),
  note: copy(["Opmerking", "Remark under the figures"], 300).optional(),
});

const PriceCard = objectType("PriceCard", ["Prijs", "Price with what it includes"], {
  title: copy(["Naam", "What is priced", "Waarvoor de prijs geldt"], 80),
  price: copy(["Prijs", "The price", "De prijs zelf; gebruik een feit tussen accolades"], 40),
  unit: copy(["Eenheid", "Per what, and whether VAT is included", "Per wat, en exclusief of inclusief btw"], 80),
  features: list(copy(["Kenmerk", "Feature"], 160), ["Kenmerken", "What it includes", "Wat erbij hoort"]),
  highlighted: choice("Highlight", ["Opvallend", "Whether the card stands out"], {
    none: "Gewoon",
    recommended: "Aanbevolen",
    surcharge: "Meerkosten",
  }).default("none"),
  action: Action.optional(),
});

export const PriceCardsSection = section("priceCards", ["Prijzen", "Prices side by side", "Prijzen naast elkaar"], {
  prices: list(PriceCard, ["Prijzen", "The prices"], { max: 4 }),
  note: copy(["Opmerking", "Remark under the prices"], 400).optional(),
});

const ComparisonRow = objectType("ComparisonRow", ["Rij", "Row of the comparison"], {
  aspect: copy(["Onderwerp", "What is compared", "Wat wordt vergeleken"], 60),
  values: list(copy(["Waarde", "What stands in one column"], 160), [
    "Waarden",
    "One text for each column",
    "Voor elke kolom één",
  ]),
});

export const ComparisonSection = foldableSection("comparison", ["Vergelijking", "Table, column by column", "Tabel"], {
  aspectLabel: copy(["Eerste kolom", "Head of the first column", "Kop van de eerste kolom"], 40),
  columns: list(
    copy(["Kop", "Head of a column"], 40),
    ["Kolommen", "Heads of the others; the first stands out", "De eerste krijgt een rand"],
    { min: 2, max: 3 },
  ),
  rows: list(ComparisonRow, ["Rijen", "The rows"], { min: 2 }),
  note: copy(["Opmerking", "Remark under the table"], 400).optional(),
}).superRefine(({ columns, rows }, { addIssue }) => {
  for (const [index, { values }] of rows.entries()) {
    if (values.length === columns.length) continue;
    const message = `kolommen: ${columns.length}, waarden: ${values.length}`;
    addIssue({ code: "custom", message, path: ["rows", index, "values"] });
  }
});

const AbsenceFigure = objectType("AbsenceFigure", ["Regel", "Line under the outcome"], {
  label: copy(["Omschrijving", "What it is about"], 120),
  amount: copy(["Bedrag", "The amount", "Het bedrag zoals het er komt te staan"], 80),
});

const amount = (doc: Labels) => integer(doc, { min: 1, max: 1_000_000 });

export const AbsenceCalculatorSection = bareSection(
  "absenceCalculator",
  [
    "Rekenvoorbeeld verzuim",
    "Worked example of what absence costs, which the visitor can change; its figures are facts",
    "Donkere band met een voorbeeld dat de bezoeker zelf invult; de cijfers komen uit de feiten",
  ],
  {
    ...heading(),
    collapseLabel: collapseLabel(),
    salaryLabel: copy(["Naam salaris", "Label of the salary", "Tekst bij de schuif voor het salaris"], 60),
    salaryMin: amount(["Laagste salaris", "Lowest salary", "Laagste jaarsalaris in euro's"]),
    salaryMax: amount(["Hoogste salaris", "Highest salary", "Hoogste jaarsalaris in euro's"]),
    monthsLabel: copy(["Naam verzuim", "Label of the months", "Tekst bij de schuif voor het verzuim"], 60),
    month: copy(["Maand", "One month", "Woord voor één maand"], 20),
    months: copy(["Maanden", "More months", "Woord voor meer maanden"], 20),
    monthsMax: integer(["Meeste maanden", "Most months"], { min: 12, max: 120 }),
    savingLabel: copy(["Kop van de uitkomst", "Above the saving", "Boven de besparing"], 120),
    costLabel: copy(["Naam kosten", "Label of the cost", "Tekst bij de kosten van het verzuim"], 90),
    priceLabel: copy(["Naam prijs", "Label of the price", "Tekst bij de prijs van een traject"], 90),
    between: copy(["Tussenwoord", "Word between low and high", "Woord tussen laag en hoog, zoals ‘tot’"], 10),
    copyLabel: copy(["Knop link", "Copies a link with the inputs", "Knop die een link met deze invoer kopieert"], 60),
    copiedLabel: copy(["Na kopiëren", "Told after copying"], 60),
    copyFailedLabel: copy(["Kopiëren mislukt", "Told where copying failed"], 90),
    rows: list(AbsenceFigure, ["Regels", "Figures under the outcome", "Onder de berekening"], { min: 0, max: 8 }),
    note: copy(["Opmerking", "That it is an example", "Dat het een rekenvoorbeeld is"], 400),
    actions: list(Action, ["Knoppen", "Buttons"], { max: 3 }).optional(),
  },
).refine(({ salaryMin, salaryMax }) => salaryMin < salaryMax, {
  error: "is niet lager dan het hoogste salaris",
  path: ["salaryMin"],
});
