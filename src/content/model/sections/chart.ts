import { choice, copy, factReference, integer, list, objectType } from "../field-types";

export const Bar = objectType("Bar", ["Balk", "Bar with its name"], {
  label: copy(["Naam", "What is measured", "Wat wordt gemeten"], 40),
  value: copy(["Cijfer", "The figure with its name"], 40).optional(),
  detail: copy(["Toelichting", "Small print after the figure", "Kleine tekst achter het cijfer"], 40).optional(),
  low: factReference([
    "Zeker tot",
    "Lowest figure of this fact: solid up to there; without it, up to the end",
    "Tot het laagste getal van dit feit is de balk vol van kleur; zonder feit helemaal",
  ]).optional(),
  high: factReference(["Hoogstens", "Highest figure of this fact: where it ends", "Het hoogste getal van dit feit"]),
  beyond: factReference(["Soms tot", "Dashed up to its highest figure", "Gestippeld tot dit feit"]).optional(),
  unit: choice(
    "BarUnit",
    ["Eenheid", "Unit of the facts: that of the scale, or weeks on a scale of months", "Van de feiten van deze balk"],
    { scale: "Die van de schaal", weeks: "Weken, op een schaal van maanden" },
  ).default("scale"),
  owner: choice("BarOwner", ["Kleur", "mediation stands out in petrol"], {
    mediation: "Van het bureau",
    other: "Van de rest",
  }).default("other"),
});

const BarTick = objectType("BarTick", ["Streepje", "Tick of the scale"], {
  at: factReference(["Feit", "Fact at which it is", "Feit waar het streepje staat"]).optional(),
  place: integer(["Plaats", "Figure where it stands, without a fact", "Getal, als daar geen feit voor is"], {
    min: 0,
    max: 1_000_000,
  }).default(0),
  label: copy(["Tekst", "Text at the tick"], 24),
});

const chartSummary = () =>
  copy(["Samenvatting", "In a sentence, for those who do not see the drawing", "Voor wie de tekening niet ziet"], 240);

export const BarChart = objectType("BarChart", ["Grafiek", "Bars on one scale; every length is a fact"], {
  title: copy(["Kop", "Heading (h3)"], 60),
  summary: chartSummary(),
  ticks: list(BarTick, ["Schaal", "Ticks of the scale; the last one is its end", "Het laatste streepje is het eind"], {
    max: 5,
  }),
  bars: list(Bar, ["Balken", "The bars"], { min: 2, max: 4 }),
});
