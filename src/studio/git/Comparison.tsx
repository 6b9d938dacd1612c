import { contentTypeOfFile } from "../../content/model/registry";
import { changesBetween } from "../forms/in-words";

function Texts({ label, texts }: { label: string; texts: readonly string[] }) {
  return texts.length === 0 ? null : (
    <dd>
      <b>{label}</b> <q>{texts.join("\n\n")}</q>
    </dd>
  );
}

interface Props {
  file: string;
  /** Texts of the file; absent where it is not there, or no text. */
  before: string | undefined;
  after: string | undefined;
}

/** What differs between two versions of a file, field by field, in words. */
export function Comparison({ file, before, after }: Props) {
  const type = contentTypeOfFile(file);
  if (!type || before === undefined || after === undefined) {
    return (
      <p>
        {before === undefined && after !== undefined
          ? "Nieuw."
          : after === undefined && before
            ? "Weg."
            : "Een ander bestand."}
      </p>
    );
  }
  const changes = changesBetween(type, before, after);
  return changes.length === 0 ? (
    <p>Alleen de schrijfwijze van het bestand; op de site is er niets van te zien.</p>
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
