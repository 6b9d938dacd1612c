import { schemaAt } from "../../content/check/walk";
import { type ContentType, contentTypeOfFile } from "../../content/model/registry";
import { fileTexts } from "../folder/site-files";
import { BODY_FIELD, fileSchema, readFile } from "../formats/format";
import { labelOf, pluralOf } from "./names";

/** Dutch names of the fields on the way to a value in the data of a file. */
export const placeOf = (type: ContentType, data: unknown, path: readonly (string | number)[]): string =>
  path[0] === BODY_FIELD
    ? "Tekst"
    : path
        .map((step, index) => {
          const schema = schemaAt(fileSchema(type), data, path.slice(0, index + 1));
          return typeof step === "number" ? `nr. ${step + 1}` : (schema && labelOf(schema)) || step;
        })
        .join(" › ");

/** What an editor calls an entry with these data. */
export const nameOfForm = (type: ContentType, data: unknown): string => {
  const { title, name } = data as { title?: string; name?: string };
  const known = name || title;
  return "file" in type.source ? pluralOf(type) : `${labelOf(type.schema)}${known ? ` “${known}”` : ""}`;
};

/**
 * What an editor calls a file: `Pagina “Kosten”`, `Beoordelingen`.
 *
 * @param text the file's text, where it is not the one that is known
 */
export const nameOfFile = (file: string, text = fileTexts().get(file)): string => {
  const type = contentTypeOfFile(file);
  if (!type) {
    return file.replace(/^content\/images\//, "Afbeelding ");
  }
  try {
    return nameOfForm(type, readFile(type, text ?? "").data);
  } catch {
    return file;
  }
};
