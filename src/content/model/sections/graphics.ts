import { choice, copy, drawing, factReference, integer, list, objectType, relabelled } from "../field-types";
import { Action } from "../shared";
import { bareSection, section } from "./define";

export const ConflictLadderSection = section(
  "conflictLadder",
  [
    "Waar sta jij?",
    "Steps of a conflict as a choice, of data/conflict-steps.json",
    "Treden van een conflict om uit te kiezen; de teksten staan bij Waar sta jij?",
  ],
  {
    action: relabelled(Action, [
      "Knop bij elke trede",
      "Button of every step; its link gets the step as ?stap=…",
      "Gaat naar een formulier; de gekozen trede gaat mee als ?stap=…",
    ]).optional(),
  },
);

const RailStop = objectType("RailStop", ["Halte", "Stop of the process"], {
  title: copy(["Naam", "Name of the stop"], 30),
  detail: copy(["Toelichting", "How long or what", "Hoelang of wat"], 40),
});

export const ProcessRailSection = section(
  "processRail",
  [
    "Verloop van een traject",
    "The way of a mediation, drawn as two lines that become one",
    "Twee lijnen die samenkomen, met de haltes van een traject",
  ],
  {
    stops: list(RailStop, ["Haltes", "The stops, in order"], { min: 4, max: 6 }),
    span: copy(["Duur", "How long the last stops take together", "Hoelang de laatste haltes samen duren"], 40),
    spanFrom: integer(
      ["Begin van de duur", "Number of the stop where it starts", "Nummer van de halte waar die begint"],
      { min: 1, max: 5 },
    ),
    actions: list(Action, ["Knoppen", "Buttons", "Bij de kop"], { max: 2 }).optional(),
  },
);

const BarSegment = objectType("BarSegment", ["Deel", "Part of a bar, from one fact to another"], {
  from: factReference([
    "Vanaf",
    "Where it starts, at its lowest figure; else at zero",
    "Bij het laagste getal; zonder feit bij nul",
  ]).optional(),
  to: factReference(["Tot", "Where it ends, at its highest figure", "Bij het hoogste getal van dit feit"]),
  certainty: choice(
    "BarCertainty",
    [
      "Zekerheid",
      "What is always paid or waited (sure), what may come (possible), and what has no end (open)",
      "Of dit deel er altijd is",
    ],
    { sure: "Zeker", possible: "Mogelijk", open: "Met een open einde" },
  ).default("sure"),
});

const Bar = objectType("Bar", ["Balk", "Bar with its name"], {
  label: copy(["Naam", "What is measured", "Wat wordt gemeten"], 40),
  value: copy(["Cijfer", "The figure beside the bar"], 40).optional(),
  detail: copy(["Toelichting", "Small print after the figure", "Kleine tekst achter het cijfer"], 40).optional(),
  segments: list(BarSegment, ["Delen", "The parts, from left to right", "Van links naar rechts"], { max: 3 }),
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

const BarChart = objectType("BarChart", ["Grafiek", "Bars on one scale; every length is a fact"], {
  title: copy(["Kop", "Heading (h3)"], 60),
  summary: copy(
    ["Samenvatting", "In a sentence, for those who do not see the bars", "Voor wie de balken niet ziet"],
    240,
  ),
  look: choice("BarChartLook", ["Vorm", "Bars, or circles whose areas are to scale"], {
    bars: "Balken",
    circles: "Cirkels",
  }).default("bars"),
  ticks: list(BarTick, ["Schaal", "Ticks of the scale; the last one is its end", "Het laatste streepje is het eind"], {
    min: 0,
    max: 5,
  }).default([]),
  bars: list(Bar, ["Balken", "The bars"], { min: 2, max: 4 }),
});

export const BarChartsSection = section("barCharts", ["Balken", "Figures as bars or circles", "Ook als cirkels"], {
  lowLabel: copy(["Volle kleur", "What the solid colour means", "Wat de volle kleur betekent"], 60),
  highLabel: copy(["Lichte kleur", "What the tint means", "Wat de lichte kleur betekent"], 60),
  charts: list(BarChart, ["Grafieken", "The charts"], { max: 3 }),
  actions: list(Action, ["Knoppen", "Buttons", "Bij de kop"], { max: 2 }).optional(),
});

export const OutcomeSection = bareSection(
  "outcome",
  [
    "Afloop",
    "Petrol band with the success figure and the two ways a conflict ends",
    "Donkere band met het succespercentage en de twee manieren waarop een conflict afloopt",
  ],
  {
    figure: copy(["Cijfer", "The figure, with > for more than", "Het cijfer, met > voor meer dan"], 8),
    claim: copy(["Kop", "What the figure counts (h2)", "Wat het cijfer telt"], 80),
    text: copy(["Tekst", "How it ends, in words", "Hoe het afloopt, in woorden"], 240),
    left: copy(["Links", "Over the left half", "Woorden boven de linkerhelft"], 30),
    right: copy(["Rechts", "Over the right half", "Woorden boven de rechterhelft"], 30),
    drawing: drawing(["Tekening", "The two halves", "De twee helften"]),
  },
);

export const PeopleShareSection = bareSection(
  "peopleShare",
  [
    "Deel van mensen",
    "Share of people such as “1 op de 6”, set large and drawn as a row of figures",
    "Een cijfer zoals ‘1 op de 6’, groot gezet en als getekende mensen",
  ],
  {
    share: factReference(["Feit", "Fact with two figures", "Feit met twee getallen, zoals ‘1 op de 6’"]),
    claim: copy(["Vervolg", "What holds for them (h2)", "Wat er voor dat deel geldt; maakt de zin af"], 90),
    text: copy(["Tekst", "Explanation"], 300),
  },
);
