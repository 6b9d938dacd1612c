import { copy, list, reference } from "../field-types";
import { Action } from "../shared";

/** Fields of every section with a form or agenda. */
export const embedShape = () => ({
  integration: reference("Integration", ["Koppeling", "Slug of the integration"]),
  points: list(copy(["Punt", "Point", "Eén korte zin"], 200), ["Punten", "What to expect", "Wat je kunt verwachten"], {
    max: 8,
  }).optional(),
  action: Action.optional(),
});
