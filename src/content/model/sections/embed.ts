import { copy, list, reference } from "../field-types";
import { Action } from "../shared";

/** Fields of every section with a form or agenda. */
export const embedShape = () => ({
  integration: reference("Integration", ["Koppeling", "Naam van de koppeling", "Slug of the integration"]),
  points: list(copy(["Punt", "Eén korte zin", "Point"], 200), ["Punten", "Wat je kunt verwachten", "What to expect"], {
    max: 8,
  }).optional(),
  action: Action.optional(),
});
