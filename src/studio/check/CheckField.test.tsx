import { contentTypeOfFile } from "../../content/model/registry";
import { setFile } from "../folder/site-files";
import { type FormValues, formatOf } from "../formats/format";
import { CheckField } from "./CheckField";

const file = "data/search-words.json";
const type = contentTypeOfFile(file);

/** The name of the unsaved changes of a form that was opened on a text, with something changed in it or not. */
const unsavedOf = (text: string, change: FormValues = {}) => {
  setFile(file, text);
  const data = { ...(type && formatOf(type).fromFile(text)), ...change };
  const entry = { toJS: () => ({ data, path: file, collection: "_singletons", slug: type?.name }) };
  return new CheckField({ entry } as never).unsaved();
};

const TEXT = '[\n  {\n    "slug": "open",\n    "typed": ["open"],\n    "means": ["bereikbaar"]\n  }\n]';

it.each([
  ["without a newline at its end", TEXT],
  ["with blank lines after it", `${TEXT}\n\n\n`],
  ["with line breaks of Windows", `${TEXT}\n`.replaceAll("\n", "\r\n")],
])("finds nothing unsaved in a form of a file %s, until something changes", (_how, text) => {
  expect(unsavedOf(text)).toBeUndefined();
  expect(unsavedOf(text, { items: [] })).toBe(type?.plural);
});
