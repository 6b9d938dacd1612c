import type { z } from "zod";
import type { Language } from "../../lib/tokens";
import { asObject, listOf } from "./as-object";
import { type ContentDocument, type ContentProblem, type DataPath, type Place, pathLabel } from "./document";
import { componentNamed } from "./markdown-fault";
import { languageIn, pagePathOf } from "./page-path";

/** Data with the schema that describes them: an entry, or the attributes of a component in prose. */
export interface ContentPart {
  document: ContentDocument;
  typeName: string;
  schema: z.ZodType;
  value: unknown;
  language: Language;
  /** Address of its page; absent for shared content. */
  page?: string | undefined;
  /** Whether it is a component in prose: its problems then begin with its tag. */
  isComponent?: boolean;
  at(path: DataPath, index?: number): Place;
}

/** A problem with a field of a part, at an offset inside its text. */
export const problemAt = (part: ContentPart, path: DataPath, message: string, index?: number): ContentProblem => {
  const before = part.isComponent ? `${`<${part.typeName}> ${pathLabel(path)}`.trim()}: ` : "";
  return { file: part.document.file, ...part.at(path, index), message: before + message };
};

/** A part that is an entry; of an MDX file, its frontmatter. */
export const entryPart = (document: ContentDocument, path: DataPath = [], value = document.data): ContentPart => {
  const { type } = document;
  const key = asObject(value)[type.key ?? ""];
  // An item of a list is called by its key, which tells more than its number.
  const name = path.length > 0 && typeof key === "string" && key ? [key] : path;
  return {
    document,
    typeName: type.name,
    schema: type.schema,
    value,
    language: languageIn(value),
    page: pagePathOf(type.name, value),
    at: (inner, index) => {
      const whole = [...path, ...inner];
      return { ...document.locate(whole, index), path: whole, at: index, label: pathLabel([...name, ...inner]) };
    },
  };
};

/** The entries of a file: the file itself, or the items of its list. */
export const entriesOf = (document: ContentDocument): ContentPart[] => {
  const { type, data } = document;
  if (type.kind === "list") {
    return listOf(data).map((value, index) => entryPart(document, [index], value));
  }
  return data === undefined ? [] : [entryPart(document)];
};

/** The known components in the prose of an MDX file. */
export const componentParts = (document: ContentDocument): ContentPart[] => {
  const { body } = document;
  if (!body) {
    return [];
  }
  return body.components.flatMap(({ name: typeName, attributes, offset }): ContentPart | [] => {
    const schema = componentNamed(typeName)?.attributes;
    const value = Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]));
    const at: ContentPart["at"] = ([key], index = 0) =>
      body.at((attributes.find(({ name }) => name === key)?.offset ?? offset) + index);
    return schema ? { ...entryPart(document), typeName, schema, value, isComponent: true, at } : [];
  });
};
