import type { z } from "zod";
import type { Language } from "../../lib/tokens";
import { MDX_COMPONENTS } from "../model/mdx-components";
import { asObject } from "./as-object";
import {
  type ContentDocument,
  type ContentProblem,
  type DataPath,
  type Entry,
  type Position,
  pathLabel,
  problemIn,
} from "./document";
import { lineIndex } from "./line-index";
import type { ComponentFound } from "./markdown-findings";
import { pagePathOf } from "./page-path";

/** Data with the schema that describes them: an entry, or the attributes of a component in prose. */
export interface ContentPart {
  document: ContentDocument;
  typeName: string;
  schema: z.ZodType;
  value: unknown;
  language: Language;
  /** Address of its page; absent for shared content. */
  page?: string | undefined;
  at(path: DataPath, index?: number): Position;
  keyAt(path: DataPath): Position;
  label(path: DataPath): string;
}

/**
 * A problem with a field of a part.
 * @param index offset inside the field's text
 */
export const problemAt = (part: ContentPart, path: DataPath, message: string, index?: number): ContentProblem => {
  const label = part.label(path);
  return problemIn(part.document, part.at(path, index), label ? `${label}: ${message}` : message);
};

const join = (name: string, path: DataPath): string => {
  const label = pathLabel(path);
  return name && label ? `${name}${label.startsWith("[") ? "" : "."}${label}` : name || label;
};

const languageOf = (value: unknown): Language => (asObject(value).language === "en" ? "en" : "nl");

export const entryPart = ({ document, type, path, value, name }: Entry): ContentPart => ({
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

const componentPart = (
  document: ContentDocument,
  tag: ComponentFound,
  schema: z.ZodType,
  lines: LineFinder,
): ContentPart => {
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

/** The known components in the prose of an MDX file. */
export const componentParts = (document: ContentDocument): ContentPart[] => {
  const lines = lineIndex(document.text);
  return (document.body?.components ?? []).flatMap((tag) => {
    const component = Object.hasOwn(MDX_COMPONENTS, tag.name) ? MDX_COMPONENTS[tag.name] : undefined;
    return component ? [componentPart(document, tag, component.attributes, lines)] : [];
  });
};
