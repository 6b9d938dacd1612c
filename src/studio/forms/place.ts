import type { z } from "zod";
import { asObject, valueAt } from "../../content/check/as-object";
import { quote } from "../../content/check/dutch";
import { objectSchemaFor, schemaAt } from "../../content/check/walk";
import { metaOf } from "../../content/model/field-types";
import { CONTENT_TYPES, type ContentType, contentTypeOfFile } from "../../content/model/registry";
import { type FileState, stateOf } from "../folder/site-files";
import { fileSchema, readFile } from "../formats/format";
import { summaryKey } from "./field";

/** What an editor calls an entry of a list: `Vragen “Wat kost het?”`. */
const nameOfItem = (schema: z.ZodType | undefined, item: unknown, index: number): string => {
  const object = schema && objectSchemaFor(schema, item);
  const name = object && asObject(item)[summaryKey(object) ?? ""];
  const label = object ? metaOf(object).label : "";
  return typeof name === "string" && name ? `${label} ${quote(name)}` : `${label} nr. ${index + 1}`.trim();
};

/** Dutch names of the fields on the way to a value in the data of a file. */
export const placeOf = (type: ContentType, data: unknown, path: readonly (string | number)[]): string =>
  path
    .map((step, index) => {
      const way = path.slice(0, index + 1);
      const schema = schemaAt(fileSchema(type), data, way);
      const label = schema && metaOf(schema).label;
      return typeof step === "number" ? nameOfItem(schema, valueAt(data, way), step) : label || step;
    })
    .join(" › ");

/** What an editor calls an entry with these data. */
export const nameOfForm = (type: ContentType, data: unknown): string => {
  const { title, name } = data as { title?: string; name?: string };
  const known = name || title;
  return type.kind === "folder" ? `${metaOf(type.schema).label}${known ? ` “${known}”` : ""}` : type.plural;
};

/**
 * What an editor calls a file: `Pagina “Kosten”`, `Beoordelingen`.
 *
 * @param text the file's text, where it is not the one that is known
 */
export const nameOfFile = (file: string, text: FileState = stateOf(file)): string => {
  const type = contentTypeOfFile(file);
  if (!type) {
    return file.replace(/^content\/images\//, "Afbeelding ");
  }
  try {
    return nameOfForm(type, readFile(type, text ?? ""));
  } catch {
    return file;
  }
};

/** Content type of a form, by the engine's names of its collection and its entry. */
export const typeOfForm = (collection: string, entry?: string): ContentType | undefined =>
  CONTENT_TYPES.find(({ name }) => name === (collection === "_singletons" ? entry : collection));

/** The engine's name of the entry in a file: `utrecht`. */
export const entryName = (file: string): string => file.replace(/^.*\/|\.\w+$/g, "");

/** Address in the engine of the form of a file; undefined where it has none. */
export const addressOfFile = (file: string): string | undefined => {
  const type = contentTypeOfFile(file);
  if (!type) {
    return undefined;
  }
  const form = type.kind === "folder" ? `${type.name}/entries/${entryName(file)}` : `_singletons/entries/${type.name}`;
  return `#/collections/${form}`;
};
