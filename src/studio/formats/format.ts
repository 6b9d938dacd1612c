import { z } from "zod";
import { asObject, isObject } from "../../content/check/as-object";
import { BODY_FIELD, type DataPath, type Parsed } from "../../content/check/document";
import { parseJson } from "../../content/check/parse-json";
import { parseFrontmatter } from "../../content/check/parse-mdx";
import { schemaAt, walk } from "../../content/check/walk";
import type { ModelMeta } from "../../content/model/field-types";
import type { ContentType } from "../../content/model/registry";
import { withPlainNames } from "./prose-blocks";
import { restore } from "./restore";
import { writeJson } from "./write-json";
import { writeMdx } from "./write-mdx";

/**
 * Field of every form that shows what the check says. It holds the text that the form was made from, so that work that
 * was kept in the browser still knows which version of the file it changes.
 */
export const CHECK_FIELD = "controle";

/** Key under which the form of a list file has its entries. */
export const LIST_FIELD = "items";

/** What a form holds. */
export type FormValues = Record<string, unknown>;

/** The text of the file that a form was made from, which the form carries along; empty for a new one. */
export const textOf = (data: FormValues): string => String(data[CHECK_FIELD] ?? "");

/** The prose of an MDX file. */
const PROSE = z.string().meta({
  field: { kind: "markdown", isProse: true },
  label: "Tekst",
  hint: "Typ { voor een feit. Kies onder “Blok…” een kader, knop of lijst. Sleep een afbeelding op de tekst.",
} satisfies ModelMeta);

const entrySchema = ({ schema, ending }: ContentType): z.ZodObject =>
  ending === "mdx" ? z.object({ ...schema.shape, [BODY_FIELD]: PROSE }) : schema;

/** The model of a whole file, with the prose of an MDX file among its fields. */
export const fileSchema = (type: ContentType): z.ZodType =>
  type.kind === "list" ? z.array(type.schema) : entrySchema(type);

/** Path to a field in the form of a file, from its path in the data of the file. */
export const formPath = ({ kind }: ContentType, path: DataPath): string[] =>
  (kind === "list" ? [LIST_FIELD, ...path] : path).map(String);

/** The model of what a form holds of its file. */
export const formSchema = (type: ContentType): z.ZodObject =>
  type.kind === "list" ? z.object({ [LIST_FIELD]: z.array(type.schema) }) : entrySchema(type);

/** The model of a field of a form; undefined where the form does not fit the model. */
export const fieldSchema = (type: ContentType, form: FormValues, path: readonly string[]): z.ZodType | undefined =>
  schemaAt(formSchema(type), form, path);

const throwFirst = ([problem]: Parsed["problems"]): void => {
  if (problem) {
    throw new Error(`Dit bestand is stuk, regel ${problem.line}: ${problem.message}. Vraag een ontwikkelaar om hulp.`);
  }
};

/**
 * What a file holds, the prose of an MDX file among its fields.
 *
 * @throws where it cannot be read, with a message for the editor
 */
export const readFile = ({ ending }: ContentType, text: string): unknown => {
  if (ending !== "mdx") {
    const { data, problems } = parseJson(text);
    throwFirst(problems);
    return data;
  }
  const { data, problems, start } = parseFrontmatter(text);
  if (!isObject(data)) {
    throw new Error("Bovenaan horen gegevens te staan, tussen twee regels met ---");
  }
  throwFirst(problems);
  return { ...data, [BODY_FIELD]: text.slice(start).trim() };
};

/** Images in forms start with a slash: the engine looks for them from the folder of images. */
const withSlash = (schema: z.ZodType, data: unknown): unknown =>
  walk(schema, data, { text: ({ value, field }) => (field?.kind === "imageFile" ? `/${value}` : value) });

/** Figures as an editor types them: the engine's own field for numbers loses what it cannot read. */
export const withCommas = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, item: unknown) => (typeof item === "number" ? String(item).replace(".", ",") : item)),
  );

/** Marks that the engine keeps in new entries of lists (@sveltia/cms, pinned). */
const ENGINE_MARK = /^__sc_/;

const withoutMarks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, item: unknown) => (ENGINE_MARK.test(key) ? undefined : item)));

/** What the file should hold, from what its form holds. */
export const fileValue = (type: ContentType, form: FormValues): unknown => {
  const { [CHECK_FIELD]: _text, [BODY_FIELD]: body, ...fields } = form;
  const { kind, ending } = type;
  const text = textOf(form);
  const before = text ? readFile(type, text) : undefined;
  const prose = ending === "mdx" && { [BODY_FIELD]: withPlainNames(String(body ?? "").trim()) };
  const value = kind === "list" ? (fields[LIST_FIELD] ?? []) : { ...fields, ...prose };
  return restore(fileSchema(type), withoutMarks(value), before);
};

/**
 * Text of a file, without the newline at its end.
 *
 * @param value what it holds, the prose of an MDX file among its fields
 * @param text the file as it was: what did not change stays byte for byte
 */
export const writeFile = ({ ending }: ContentType, value: unknown, text: string): string =>
  ending === "mdx" ? writeMdx(value as FormValues, text) : writeJson(value, text);

/**
 * How the files of a content type are read and written: what was not changed stays byte for byte what it was.
 *
 * @throws when a file cannot be read; the engine lists it as such and leaves it alone
 */
export const formatOf = (type: ContentType) => ({
  fromFile: (text: string): FormValues => {
    const filled = withCommas(withSlash(fileSchema(type), readFile(type, text)));
    return { [CHECK_FIELD]: text, ...(type.kind === "list" ? { [LIST_FIELD]: filled } : asObject(filled)) };
  },
  toFile: (form: FormValues): string => writeFile(type, fileValue(type, form), textOf(form)),
});

/** Text of the file that a form would make, with the newline at its end. */
export const previewFile = (type: ContentType, form: FormValues): string => `${formatOf(type).toFile(form)}\n`;
