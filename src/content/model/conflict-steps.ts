import { copy, drawing, integer, list, objectType, slug } from "./field-types";
import { LinkItem } from "./shared";

const ConflictStep = objectType("ConflictStep", ["Trede", "Step of a conflict that grows"], {
  slug: slug(["Korte naam", "Name in addresses (?stap=…)", "Naam in het adres, bijvoorbeeld ontwijken"]),
  title: copy(["Naam", "Name of the step"], 24),
  text: copy(["Tekst", "What it looks like", "Hoe het eruitziet"], 70),
  cost: copy(["Wat wachten kost", "What waiting costs", "Wat er gebeurt als niemand iets doet"], 160),
  help: copy(["Wat mediation nu doet", "What mediation does now"], 200),
  drawing: drawing(["Tekening", "The two circles on this step", "De twee cirkels op deze trede"]),
});

/** Steps of a conflict that visitors choose from: data/conflict-steps.json. */
export const ConflictSteps = objectType("ConflictSteps", ["Waar sta jij?", "Steps of a conflict as a choice"], {
  costLabel: copy(["Kop bij wachten", "Label of the cost"], 40),
  helpLabel: copy(["Kop bij mediation", "Label of the help"], 40),
  chosen: integer(["Eerste keuze", "Number of the step chosen first", "De hoeveelste trede"], {
    min: 1,
    max: 5,
  }),
  steps: list(ConflictStep, ["Treden", "The steps, from light to serious", "Van licht naar zwaar"], { min: 3, max: 5 }),
  routesLabel: copy(["Tekst bij de routes", "Words before the routes", "Bijvoorbeeld: Ik ben"], 20).optional(),
  routes: list(LinkItem, ["Routes", "Pages for kinds of visitors", "Met hun eigen pagina"], {
    max: 4,
  }).optional(),
}).refine(({ chosen, steps }) => chosen <= steps.length, {
  error: "is hoger dan het aantal treden",
  path: ["chosen"],
});
