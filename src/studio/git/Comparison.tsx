import { contentTypeOfFile } from "../../content/model/registry";
import { changesBetween } from "../forms/in-words";
import type { ChangedFile } from "./messages";

function Texts({ label, texts }: { label: string; texts: readonly string[] }) {
  return texts.length === 0 ? null : (
    <dd>
      <b>{label}</b> <q>{texts.join("\n\n")}</q>
    </dd>
  );
}

/** What differs between two versions of a file, field by field, in words. */
export function Comparison({ file, before, after }: ChangedFile) {
  const type = contentTypeOfFile(file);
  let changes: ReturnType<typeof changesBetween> = [];
  let words = before === undefined && after !== undefined ? "Nieuw." : before && !after ? "Weg." : "Een ander bestand.";
  if (type && before !== undefined && after !== undefined) {
    words = "Alleen de schrijfwijze van het bestand; op de site is er niets van te zien.";
    try {
      changes = changesBetween(type, before, after);
    } catch (error) {
      words = (error as Error).message;
    }
  }
  return changes.length === 0 ? (
    <p>{words}</p>
  ) : (
    <dl className="studio-comparison">
      {changes.map(({ place, before: was, after: becomes }) => (
        <div key={place}>
          <dt>{place}</dt>
          <Texts label="Was:" texts={was} />
          <Texts label="Wordt:" texts={becomes} />
          {was.length + becomes.length === 0 && <dd>In een andere volgorde.</dd>}
        </div>
      ))}
    </dl>
  );
}
