import { copy, drawing, integer, list, objectType, slug } from "./field-types";
import { LinkItem } from "./shared";

const ConflictStep = objectType(
  "ConflictStep",
  ["Trede", "Trede van een conflict dat groeit", "Step of a conflict that grows"],
  {
    slug: slug(["Korte naam", "Naam in het adres, bijvoorbeeld ontwijken", "Name in addresses (?stap=…)"]),
    title: copy(["Naam", "Naam van de trede", "Name of the step"], 24),
    text: copy(["Tekst", "Hoe het eruitziet", "What it looks like"], 70),
    cost: copy(["Wat wachten kost", "Wat er gebeurt als niemand iets doet", "What waiting costs"], 160),
    help: copy(["Wat mediation nu doet", "Wat een mediator op deze trede doet", "What mediation does now"], 200),
    drawing: drawing(["Tekening", "De twee cirkels op deze trede", "The two circles on this step"]),
  },
);

/** Steps of a conflict that visitors choose from: data/conflict-steps.json. */
export const ConflictSteps = objectType(
  "ConflictSteps",
  ["Waar sta jij?", "Treden van een conflict, en wat mediation op elke trede doet", "Steps of a conflict as a choice"],
  {
    costLabel: copy(["Kop bij wachten", "Kop boven wat wachten kost", "Label of the cost"], 40),
    helpLabel: copy(["Kop bij mediation", "Kop boven wat mediation doet", "Label of the help"], 40),
    chosen: integer(
      ["Eerste keuze", "De hoeveelste trede eerst gekozen is", "Number of the step that is chosen first"],
      {
        min: 1,
        max: 5,
      },
    ),
    steps: list(ConflictStep, ["Treden", "De treden, van licht naar zwaar", "The steps, from light to serious"], {
      min: 3,
      max: 5,
    }),
    routesLabel: copy(["Tekst bij de routes", "Bijvoorbeeld: Ik ben", "Words before the routes"], 20).optional(),
    routes: list(LinkItem, ["Routes", "Soorten bezoekers met hun eigen pagina", "Pages for kinds of visitors"], {
      max: 4,
    }).optional(),
  },
);
