import { copy, list, reference } from "../kinds";
import { Action } from "../shared";

/** What every section with a form or agenda has. */
export const embedShape = () => ({
  integration: reference("Integration", ["Koppeling", "Naam van de koppeling", "Slug of the integration"]),
  points: list(
    copy(["Punt", "Eén korte zin", "Point"], { max: 200 }),
    ["Punten", "Wat je kunt verwachten", "What to expect"],
    { max: 8 },
  ).optional(),
  action: Action.optional(),
});
