import { choice, copy, drawing, factReference, integer, list, objectType, relabelled } from "../field-types";
import { Action } from "../shared";
import { heading, section } from "./define";

export const ConflictLadderSection = section(
  "conflictLadder",
  [
    "Waar sta jij?",
    "Treden van een conflict om uit te kiezen; de teksten staan bij Waar sta jij?",
    "Steps of a conflict as a choice, of data/conflict-steps.json",
  ],
  {
    ...heading(),
    action: relabelled(Action, [
      "Knop bij elke trede",
      "Gaat naar een formulier; de gekozen trede gaat mee als ?stap=…",
      "Button of every step; its link gets the step as ?stap=…",
    ]).optional(),
  },
);

const RailStop = objectType("RailStop", ["Halte", "Halte van het traject", "Stop of the process"], {
  title: copy(["Naam", "Naam van de halte", "Name of the stop"], 30),
  detail: copy(["Toelichting", "Hoelang of wat", "How long or what"], 40),
});

export const ProcessRailSection = section(
  "processRail",
  [
    "Verloop van een traject",
    "Twee lijnen die samenkomen, met de haltes van een traject",
    "The way of a mediation, drawn as two lines that become one",
  ],
  {
    ...heading(),
    stops: list(RailStop, ["Haltes", "De haltes, op volgorde", "The stops, in order"], { min: 4, max: 6 }),
    span: copy(["Duur", "Hoelang de laatste haltes samen duren", "How long the last stops take together"], 40),
    spanFrom: integer(
      [
        "Begin van de duur",
        "Nummer van de halte waar die tijd begint",
        "Number of the stop with which that time starts",
      ],
      { min: 1, max: 5 },
    ),
    actions: list(Action, ["Knoppen", "Knoppen bij de kop", "Buttons"], { max: 2 }).optional(),
  },
);

const BarSegment = objectType(
  "BarSegment",
  ["Deel", "Deel van een balk, van het ene feit tot het andere", "Part of a bar, from one fact to another"],
  {
    from: factReference([
      "Vanaf",
      "Feit waar het begint, bij het laagste getal ervan; zonder feit bij nul",
      "Where it starts, at its lowest figure; at zero when left out",
    ]).optional(),
    to: factReference([
      "Tot",
      "Feit waar het eindigt, bij het hoogste getal ervan",
      "Where it ends, at its highest figure",
    ]),
    certainty: choice(
      "BarCertainty",
      [
        "Zekerheid",
        "Of dit deel er altijd is",
        "What is always paid or waited (sure), what may come (possible), and what has no end (open)",
      ],
      { sure: "Zeker", possible: "Mogelijk", open: "Met een open einde" },
    ).default("sure"),
  },
);

const Bar = objectType("Bar", ["Balk", "Balk met naam", "Bar with its name"], {
  label: copy(["Naam", "Wat wordt gemeten", "What is measured"], 40),
  value: copy(["Cijfer", "Het cijfer bij de balk", "The figure beside the bar"], 40).optional(),
  detail: copy(["Toelichting", "Kleine tekst achter het cijfer", "Small print after the figure"], 40).optional(),
  segments: list(BarSegment, ["Delen", "De delen, van links naar rechts", "The parts, from left to right"], { max: 3 }),
  unit: choice(
    "BarUnit",
    [
      "Eenheid",
      "Eenheid van de feiten van deze balk",
      "Unit of the facts: that of the scale, or weeks on a scale of months",
    ],
    { scale: "Die van de schaal", weeks: "Weken, op een schaal van maanden" },
  ).default("scale"),
  owner: choice(
    "BarOwner",
    ["Kleur", "Of de balk in de kleur van het bureau staat", "mediation stands out in petrol"],
    {
      mediation: "Van het bureau",
      other: "Van de rest",
    },
  ).default("other"),
});

const BarTick = objectType("BarTick", ["Streepje", "Streepje op de schaal", "Tick of the scale"], {
  at: factReference(["Feit", "Feit waar het streepje staat", "Fact at which it is"]).optional(),
  place: integer(
    ["Plaats", "Getal waar het streepje staat, als daar geen feit voor is", "Figure where it stands, without a fact"],
    { min: 0, max: 1_000_000 },
  ).default(0),
  label: copy(["Tekst", "Tekst bij het streepje", "Text at the tick"], 24),
});

const BarChart = objectType(
  "BarChart",
  ["Grafiek", "Balken op één schaal; elke lengte is een feit", "Bars on one scale; every length is a fact"],
  {
    title: copy(["Kop", "Kop boven de balken", "Heading (h3)"], 60),
    summary: copy(
      [
        "Samenvatting",
        "Hetzelfde in een zin, voor wie de balken niet ziet",
        "The same in a sentence, for those who do not see the bars",
      ],
      240,
    ),
    look: choice(
      "BarChartLook",
      ["Vorm", "Balken, of cirkels met oppervlakten op schaal", "Bars, or circles whose areas are to scale"],
      { bars: "Balken", circles: "Cirkels" },
    ).default("bars"),
    ticks: list(
      BarTick,
      [
        "Schaal",
        "Streepjes van de schaal van balken; het laatste is het eind",
        "Ticks of the scale of bars; the last one is its end",
      ],
      { min: 0, max: 5 },
    ).default([]),
    bars: list(Bar, ["Balken", "De balken, van boven naar onder", "The bars"], { min: 2, max: 4 }),
  },
);

export const BarChartsSection = section(
  "barCharts",
  ["Balken", "Cijfers naast elkaar als balken of cirkels", "Figures side by side as bars or circles"],
  {
    ...heading(),
    lowLabel: copy(["Volle kleur", "Wat de volle kleur betekent", "What the solid colour means"], 60),
    highLabel: copy(["Lichte kleur", "Wat de lichte kleur betekent", "What the tint means"], 60),
    charts: list(BarChart, ["Grafieken", "De grafieken, onder elkaar", "The charts"], { max: 3 }),
    actions: list(Action, ["Knoppen", "Knoppen bij de kop", "Buttons"], { max: 2 }).optional(),
  },
);

export const OutcomeSection = section(
  "outcome",
  [
    "Afloop",
    "Donkere band met het succespercentage en de twee manieren waarop een conflict afloopt",
    "Petrol band with the success figure and the two ways a conflict ends",
  ],
  {
    figure: copy(["Cijfer", "Het cijfer, met > voor meer dan", "The figure, with > for more than"], 8),
    claim: copy(["Kop", "Wat het cijfer telt", "What the figure counts (h2)"], 80),
    text: copy(["Tekst", "Hoe het afloopt, in woorden", "How it ends, in words"], 240),
    left: copy(["Links", "Woorden boven de linkerhelft", "Over the left half"], 30),
    right: copy(["Rechts", "Woorden boven de rechterhelft", "Over the right half"], 30),
    drawing: drawing(["Tekening", "De twee helften", "The two halves"]),
  },
);

export const PeopleShareSection = section(
  "peopleShare",
  [
    "Deel van mensen",
    "Een cijfer zoals ‘1 op de 6’, groot gezet en als getekende mensen",
    "Share of people such as “1 op de 6”, set large and drawn as a row of figures",
  ],
  {
    share: factReference(["Feit", "Feit met twee getallen, zoals ‘1 op de 6’", "Fact with two figures"]),
    claim: copy(["Vervolg", "Wat er voor dat deel geldt; maakt de zin af", "What holds for them (h2)"], 90),
    text: copy(["Tekst", "Toelichting onder het cijfer", "Explanation"], 300),
  },
);
