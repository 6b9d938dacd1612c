import type { ContentType } from "../../content/model/registry";
import { readFile } from "../formats/format";
import { inWords } from "../forms/in-words";
import { placeOf } from "../forms/place";
import { ask } from "./ask";
import { type Difference, differencesIn, merge, type Versions } from "./merge";

/** The fields that get what the other made of them; undefined where nothing is to be saved. */
const choose = async (
  type: ContentType,
  theirs: unknown,
  differences: readonly Difference[],
): Promise<readonly Difference[] | undefined> => {
  const places = differences.map(({ path }) => placeOf(type, theirs, path));
  const chosen = await ask({
    title: "Iemand anders heeft dit intussen veranderd",
    yes: "Sla op met deze keuzes",
    no: "Nog niet opslaan",
    children: (
      <>
        <p>Kies per veld wat er komt te staan. Er is nog niets opgeslagen.</p>
        {differences.map(({ mine, theirs: other, clash }, index) => (
          <fieldset key={places[index]}>
            <legend>{places[index]}</legend>
            <label>
              <input type="radio" name={String(index)} value="theirs" required defaultChecked={!clash} />
              Van de ander: <q>{inWords(other)}</q>
            </label>
            <label>
              <input type="radio" name={String(index)} value="mine" required />
              {clash ? "Van jou: " : "Zoals het was: "}
              <q>{inWords(mine)}</q>
            </label>
          </fieldset>
        ))}
      </>
    ),
  });
  return chosen && differences.filter((_, index) => chosen.get(String(index)) === "theirs");
};

/**
 * Text of a file merged with what somebody else has made of it, with the editor's choice for every field in which they
 * differ; undefined where nothing is to be saved.
 */
export const mergeVersions = async (type: ContentType, versions: Versions): Promise<string | undefined> => {
  const differences = differencesIn(type, versions);
  const taken = differences.length > 0 ? await choose(type, readFile(type, versions.theirs), differences) : [];
  return taken && `${merge(type, versions, taken)}\n`;
};
