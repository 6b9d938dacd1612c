import type { ContentType } from "../../content/model/registry";
import { inWords, placedDifferences } from "../forms/in-words";
import { ask } from "./ask";
import { merge, type Versions } from "./merge";

/**
 * Text of a file merged with what somebody else has made of it, with the editor's choice for every field in which they
 * differ; undefined where nothing is to be saved.
 */
export const mergeVersions = async (type: ContentType, versions: Versions): Promise<string | undefined> => {
  const differences = placedDifferences(type, versions);
  if (differences.length === 0) {
    return `${merge(type, versions, [])}\n`;
  }
  const chosen = await ask({
    title: "Iemand anders heeft dit intussen veranderd",
    yes: "Sla op met deze keuzes",
    no: "Nog niet opslaan",
    children: (
      <>
        <p>Kies per veld wat er komt te staan. Er is nog niets opgeslagen.</p>
        {differences.map(({ place, schema, mine, theirs, clash }, index) => (
          <fieldset key={place}>
            <legend>{place}</legend>
            <label>
              <input type="radio" name={String(index)} value="theirs" required defaultChecked={!clash} />
              Van de ander: <q>{inWords(theirs, schema)}</q>
            </label>
            <label>
              <input type="radio" name={String(index)} value="mine" required />
              {clash ? "Van jou: " : "Zoals het was: "}
              <q>{inWords(mine, schema)}</q>
            </label>
          </fieldset>
        ))}
      </>
    ),
  });
  const taken = differences.filter((_, index) => chosen?.get(String(index)) === "theirs");
  return chosen && `${merge(type, versions, taken)}\n`;
};
