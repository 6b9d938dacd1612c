import { copy, drawing, factReference, integer, labelled, list, objectType } from "../field-types";
import { Action } from "../shared";
import { BarChart } from "./chart";
import { bareSection, section, tone } from "./define";

export const ConflictLadderSection = section(
  "conflictLadder",
  [
    "Waar sta jij?",
    "Steps of a conflict as a choice, of data/conflict-steps.json",
    "Treden van een conflict om uit te kiezen; de teksten staan bij Waar sta jij?",
  ],
  {
    action: labelled(Action, [
      "Knop bij elke trede",
      "Button of every step; its link gets the step as ?stap=…",
      "Gaat naar een formulier; heeft dat een vraag “stap” met de treden als keuzes, dan is de gekozen trede daar al gekozen",
    ]).optional(),
  },
);

const RailStop = objectType("RailStop", ["Halte", "Stop of the process"], {
  title: copy(["Naam", "Name of the stop"], 30),
  detail: copy(["Toelichting", "How long or what", "Hoelang of wat"], 100),
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
    span: copy(["Duur", "How long the last stops take together", "Hoelang de laatste haltes samen duren"], 50),
    spanFrom: integer(
      ["Begin van de duur", "Number of the stop where it starts", "Nummer van de halte waar die begint"],
      { min: 1, max: 5 },
    ),
    actions: list(Action, ["Knoppen", "Buttons", "Bij de kop, op een telefoon onderaan"], { max: 2 }).optional(),
  },
).refine(({ stops, spanFrom }) => spanFrom < stops.length, {
  error: "is niet lager dan het aantal haltes",
  path: ["spanFrom"],
});

export const BarChartsSection = section("barCharts", ["Balken", "Figures as bars"], {
  lowLabel: copy(["Volle kleur", "What the solid colour means", "Wat de volle kleur betekent"], 60),
  highLabel: copy(["Lichte kleur", "What the tint means", "Wat de lichte kleur betekent"], 60),
  rareLabel: copy(["Streepjes", "What the dashes mean", "Wat de streepjes betekenen"], 60).optional(),
  charts: list(BarChart, ["Grafieken", "The charts"], { max: 3 }),
  actions: list(Action, ["Knoppen", "Buttons", "Bij de kop, op een telefoon onderaan"], { max: 2 }).optional(),
});

export const OutcomeSection = bareSection(
  "outcome",
  [
    "Afloop",
    "Petrol band with the two ways a conflict ends",
    "Donkere band met de twee manieren waarop een conflict afloopt",
  ],
  {
    title: copy(["Kop", "Heading (h2)", "Hoe het afloopt, in één zin"], 90),
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
    "Share of people such as “1 op de 6”, set large and drawn as faces",
    "Een cijfer zoals ‘1 op de 6’, groot gezet en als gezichten",
  ],
  {
    tone: tone(),
    share: factReference([
      "Feit",
      "Fact with two figures",
      "Feit met twee getallen, zoals ‘1 op de 6’; tot en met 12 getekend",
    ]),
    claim: copy(["Vervolg", "What holds for them (h2)", "Wat er voor dat deel geldt; maakt de zin af"], 90),
    text: copy(["Tekst", "Explanation"], 300),
    people: list(
      drawing(["Gezicht", "A face, on a circle"]),
      ["Gezichten", "The faces, in turn", "Wie er getekend staan, om de beurt"],
      { max: 12 },
    ),
  },
);
