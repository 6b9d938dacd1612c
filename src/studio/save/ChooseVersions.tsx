import { type FormEvent, useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import type { ContentType } from "../../content/model/registry";
import { inWords } from "../forms/in-words";
import { placeOf } from "../forms/place";
import type { Difference } from "./merge";

interface Props {
  places: readonly string[];
  differences: readonly Difference[];
  /** Whether each field gets what the other made of it; undefined where nothing is to be saved. */
  onDone: (takesTheirs: readonly boolean[] | undefined) => void;
}

function ChooseVersions({ places, differences, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onDone(differences.map((_, index) => chosen.get(String(index)) === "theirs"));
  };
  return (
    <dialog
      ref={dialog}
      className="studio-versions"
      aria-labelledby="studio-versions"
      onCancel={() => onDone(undefined)}
    >
      <form onSubmit={save}>
        <h2 id="studio-versions">Iemand anders heeft dit intussen veranderd</h2>
        <p>Kies per veld wat er komt te staan. Er is nog niets opgeslagen.</p>
        {differences.map(({ mine, theirs, clash }, index) => (
          <fieldset key={places[index]}>
            <legend>{places[index]}</legend>
            <label>
              <input type="radio" name={String(index)} value="theirs" required defaultChecked={!clash} />
              Van de ander: <q>{inWords(theirs)}</q>
            </label>
            <label>
              <input type="radio" name={String(index)} value="mine" required />
              {clash ? "Van jou: " : "Zoals het was: "}
              <q>{inWords(mine)}</q>
            </label>
          </fieldset>
        ))}
        <p className="studio-buttons">
          <button type="submit">Sla op met deze keuzes</button>
          <button type="button" className="studio-quiet" onClick={() => onDone(undefined)}>
            Nog niet opslaan
          </button>
        </p>
      </form>
    </dialog>
  );
}

/**
 * Shows both versions of every field in which a form and somebody else's file differ, and lets the editor choose.
 *
 * @returns whether each field gets what the other made of it; undefined where nothing is to be saved
 */
export const chooseVersions = (
  type: ContentType,
  theirs: unknown,
  differences: readonly Difference[],
): Promise<readonly boolean[] | undefined> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    const onDone: Props["onDone"] = (choices) => {
      root.unmount();
      place.remove();
      resolve(choices);
    };
    const places = differences.map(({ path }) => placeOf(type, theirs, path));
    root.render(<ChooseVersions places={places} differences={differences} onDone={onDone} />);
  });
