import type { z } from "zod";
import { MDX_COMPONENTS } from "../content-model/mdx-components";
import type { Language } from "../lib/tokens";
import { type ContentDocument, type Entry, problemIn } from "./document";
import { lineIndex } from "./line-index";
import type { ComponentFound } from "./markdown-findings";
import { pagePathOf } from "./page-path";
import { type ContentProblem, type DataPath, type Position, pathLabel } from "./problem";
import { record } from "./record";

/** Data with the schema that describes them: an entry, or the attributes of a component in prose. */
export interface Part {
  document: ContentDocument;
  /** Name of the content type or component. */
  typeName: string;
  schema: z.ZodType;
  value: unknown;
  /** Language in which its tokens are written. */
  language: Language;
  /** Address of the page that it makes, or stands on; absent for content that several pages share. */
  page?: string | undefined;
  at(path: DataPath, index?: number): Position;
  keyAt(path: DataPath): Position;
  /** Name of a field in messages. */
  label(path: DataPath): string;
}

/**
 * A problem with a field of a part.
 *
 * @param index offset inside its text
 */
export const problemAt = (part: Part, path: DataPath, message: string, index?: number): ContentProblem => {
  const label = part.label(path);
  return problemIn(part.document, part.at(path, index), label ? `${label}: ${message}` : message);
};

const join = (name: string, path: DataPath): string => {
  const label = pathLabel(path);
  return name && label ? `${name}${label.startsWith("[") ? "" : "."}${label}` : name || label;
};

/** Language of an entry; Dutch unless its own field says otherwise. */
const languageOf = (value: unknown): Language => (record(value).language === "en" ? "en" : "nl");

/** The data of an entry. */
export const entryPart = ({ document, type, path, value, name }: Entry): Part => ({
  document,
  typeName: type.name,
  schema: type.schema,
  value,
  language: languageOf(value),
  page: pagePathOf(type.name, value),
  at: (inner, index) => document.locator.value([...path, ...inner], index),
  keyAt: (inner) => document.locator.key([...path, ...inner]),
  label: (inner) => join(name, inner),
});

/** The attributes of a component in the prose of an MDX file. */
const componentPart = (document: ContentDocument, tag: ComponentFound, schema: z.ZodType, lines: LineFinder): Part => {
  const find = ([name]: DataPath) => tag.attributes.find((attribute) => attribute.name === name);
  return {
    document,
    typeName: tag.name,
    schema,
    value: Object.fromEntries(tag.attributes.map(({ name, value }) => [name, value])),
    language: languageOf(document.data),
    page: pagePathOf(document.type.name, document.data),
    at: (path, index = 0) => lines((find(path)?.offset ?? tag.offset) + index),
    keyAt: (path) => {
      const attribute = find(path);
      const before = attribute && attribute.value !== true ? attribute.name.length + 2 : 0;
      return lines((attribute?.offset ?? tag.offset) - before);
    },
    label: (path) => join(`<${tag.name}>`, []) + (path.length > 0 ? ` ${pathLabel(path)}` : ""),
  };
};

type LineFinder = ReturnType<typeof lineIndex>;

/** The components in the prose of an MDX file that the model knows. */
export const componentParts = (document: ContentDocument): Part[] => {
  const lines = lineIndex(document.text);
  return (document.body?.components ?? []).flatMap((tag) => {
    const component = Object.hasOwn(MDX_COMPONENTS, tag.name) ? MDX_COMPONENTS[tag.name] : undefined;
    return component ? [componentPart(document, tag, component.attributes, lines)] : [];
  });
};
