import { z } from "zod";

/**
 * The kinds of fields of the content model (docs/decisions/0002-content-model.md): zod schemas with metadata for
 * GraphQL, the check and the forms.
 */

/**
 * How a field, type or section is named and described:
 * - label: short Dutch name, as in a form,
 * - description: in English, for developers (GraphiQL),
 * - hint: in Dutch, for editors: only what the label does not say, such as a format, a place or a consequence.
 */
export type Labels = readonly [label: string, description: string, hint?: string];

/** Target of a reference: an entry, by one of its fields, that has a field `needs`. */
export interface Reference {
  to: string;
  by: "slug" | "path" | "token";
  needs?: string;
}

/** What the model knows of a field beyond its zod type. */
export type FieldKind =
  | { kind: "copy" | "link" | "slug" | "path" | "date" }
  /** `isProse` where it is that of an MDX file, with components */
  | { kind: "markdown"; isProse?: boolean }
  /** `endings`, as a message names them */
  | { kind: "imageFile"; endings: string }
  | ({ kind: "reference" } & Reference);

/** Metadata of a zod schema of this model. */
export interface ModelMeta {
  /** How the value is resolved and checked; absent for plain values. */
  field?: FieldKind | undefined;
  /** Name of the GraphQL type or enum. */
  typeName?: string;
  label?: string;
  hint?: string | undefined;
  description?: string | undefined;
  labels?: Readonly<Record<string, string>>;
  /** English description of the type, which stays where a field gives it labels of its own. */
  typeDescription?: string;
  /** Whether the field is not in GraphQL (see src/content/graphql/extra-fields.ts). */
  internal?: boolean;
  /** Whether the site cuts the picture square. */
  square?: boolean;
}

const isWrapped = (schema: z.ZodType): schema is z.ZodOptional | z.ZodDefault =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** The schema of a value, without `optional` and `default`. */
export const valueSchema = (schema: z.ZodType): z.ZodType =>
  isWrapped(schema) ? valueSchema(schema.unwrap() as z.ZodType) : schema;

/** Metadata of a schema, also of what is inside `optional` and `default`. */
export const metaOf = (schema: z.ZodType): Readonly<ModelMeta & { label: string }> => ({
  label: "",
  ...valueSchema(schema).meta(),
  ...schema.meta(),
});

/** A field of an object type. */
export type ModelField = ReturnType<typeof fieldsOf>[number];

/** The fields of an object type, in their declared order. */
export const fieldsOf = (object: z.ZodObject) =>
  Object.entries(object.shape as Record<string, z.ZodType>).map(([key, field]) => ({
    key,
    /** Schema of the value itself, without `optional` and `default`. */
    schema: valueSchema(field),
    /** Whether the value may be missing and has no default. */
    optional: field instanceof z.ZodOptional,
    fallback: field instanceof z.ZodDefault ? (field.def.defaultValue as unknown) : undefined,
    meta: metaOf(field),
  }));

/** A schema with its labels, in place of those that it has, and what else the model knows of it. */
export const labelled = <T extends z.ZodType>(schema: T, [label, description, hint]: Labels, meta: ModelMeta = {}): T =>
  schema.meta({ ...meta, label, description, hint });

/** Text of `most` characters at most and `fewest` at least, counted after the tokens are filled in. */
const text = (field: FieldKind, doc: Labels, most: number, fewest = 1) =>
  labelled(z.string().min(fewest).max(most), doc, { field });

/** Plain text with tokens such as `{phone}`, of 400 characters at most. */
export const copy = (doc: Labels, most = 400, fewest?: number) => text({ kind: "copy" }, doc, most, fewest);

/** Plain text with the name of a number that is only known in the browser, such as `{count}`. */
export const copyWith = (number: string, [label, description, where]: Labels) => {
  const hint = [where, `${number} staat voor het getal`].filter(Boolean).join("; ");
  const doc = [label, `${description}; ${number} stands for the number`, hint] as const;
  return labelled(z.string().min(1, { abort: true }).includes(number), doc);
};

/** Text without tokens. */
export const plain = (doc: Labels, most = 400) => labelled(z.string().min(1).max(most), doc);

/** Markdown with tokens, turned into HTML by the query. */
export const markdown = (doc: Labels, most = 4000) => text({ kind: "markdown" }, doc, most);

/** Text that matches a pattern, without tokens; `error` is the Dutch message for one that does not. */
export const pattern = (form: RegExp, error: string, doc: Labels, field?: FieldKind) =>
  labelled(z.string().regex(form, { error }), doc, { field });

/** No backslash in a path: browsers read it as a slash, and `/\host` as another host. */
const LINK = /^(?:\/(?!\/)[^\s\\]*|#[a-z0-9-]+|https:\/\/\S+|mailto:\S+@\S+|tel:[+\d(][\d\s()-]+)$/;

/** Whether a text is a link as content may have it. */
export const isLink = (value: string): boolean => LINK.test(value) && URL.canParse(value, "https://site.example");

/** Link: internal path, `#anchor`, https, mailto or tel. Internal targets must exist. */
export const link = (doc: Labels) =>
  labelled(z.string().refine(isLink, { error: "geen geldige link" }), doc, { field: { kind: "link" } });

const slugPattern = (doc: Labels, field: FieldKind) =>
  pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "geen geldige naam voor een adres", doc, field);

/** Lower-case name with hyphens, unique within its type; used in URLs and references. */
export const slug = (doc: Labels) => slugPattern(doc, { kind: "slug" });

/** Slug of an existing entry of another content type; `needs` is an optional field that the entry must have. */
export const reference = (to: string, doc: Labels, needs?: string) =>
  slugPattern(doc, { kind: "reference", to, by: "slug", needs });

/** Token of a fact. */
export const factToken = (doc: Labels, field?: FieldKind) =>
  pattern(/^[a-z]+(?:\.[a-z0-9]+)*$/, "geen geldige naam voor een feit", doc, field);

/** Token of an existing fact, for the length of a bar. */
export const factReference = (doc: Labels) => factToken(doc, { kind: "reference", to: "Fact", by: "token" });

const pathPattern = (doc: Labels, field: FieldKind) =>
  pattern(/^\/(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?$/, "geen geldig pad", doc, field);

/** Path of a page on this site, without trailing slash. */
export const path = (doc: Labels) => pathPattern(doc, { kind: "path" });

/** Path of an existing page of another content type. */
export const pathReference = (to: string, doc: Labels) => pathPattern(doc, { kind: "reference", to, by: "path" });

const isDate = (value: string): boolean => z.iso.date().safeParse(value).success;

/** Calendar date as `YYYY-MM-DD` (ISO 8601). */
export const date = (doc: Labels) =>
  labelled(z.string().refine(isDate, { error: "geen bestaande datum" }), doc, { field: { kind: "date" } });

/** Whole number. */
export const integer = (doc: Labels, { min, max }: { min: number; max: number }) =>
  labelled(z.int().min(min).max(max), doc);

/** Number, with or without decimals. */
export const decimal = (doc: Labels, { min, max }: { min: number; max: number }) =>
  labelled(z.number().min(min).max(max), doc);

/** Yes or no. */
export const flag = (doc: Labels) => labelled(z.boolean(), doc);

/** Choice of fixed values, each with its Dutch name; makes a GraphQL enum. */
export const choice = <T extends string>(typeName: string, doc: Labels, labels: Readonly<Record<T, string>>) =>
  labelled(z.enum(Object.keys(labels) as T[]), doc, { typeName, typeDescription: doc[1], labels });

/** List of items, from 1 to 200 unless told otherwise. */
export const list = <T extends z.ZodType>(
  item: T,
  doc: Labels,
  { min = 1, max = 200 }: { min?: number; max?: number } = {},
) => labelled(z.array(item).min(min).max(max), doc);

/** Object with the GraphQL type `typeName`; unknown keys are errors. */
export const objectType = <T extends z.core.$ZodLooseShape>(typeName: string, doc: Labels, shape: T) =>
  labelled(z.strictObject(shape), doc, { typeName, typeDescription: doc[1] });

/** A field that is not in GraphQL. */
export const internal = <T extends z.ZodType>(schema: T): T => schema.meta({ internal: true });

/** English texts beside Dutch ones, in whose place they come on a page in English (src/content/graphql/in-english.ts). */
export const english = <T extends z.core.$ZodLooseShape>(typeName: string, shape: T) =>
  internal(
    objectType(typeName, ["In het Engels", "The same on a page in English", "Voor pagina's in het Engels"], shape),
  );

const pictureFile = (form: RegExp, error: string, endings: string) =>
  pattern(
    form,
    error,
    ["Bestand", "Path of the file, relative to content/images", "Pad van het bestand, gezien vanuit content/images"],
    { kind: "imageFile", endings },
  );

const alternative = (description: string, hint: string) => copy(["Beschrijving", description, hint], 160, 3);

/** Fields of every picture: its file, and its text alternative. */
export const pictureFields = {
  file: pictureFile(
    /^[\w-]+(?:\/[\w-]+)*\.(?:png|jpe?g|webp|avif|svg)$/,
    "geen geldige afbeelding",
    ".png, .jpg, .jpeg, .webp of .avif",
  ),
  alt: alternative("Text alternative (WCAG 1.1.1)", "Wat er te zien is, voor wie de afbeelding niet ziet"),
};

const Image = objectType("Image", ["Afbeelding", "Picture with its text alternative"], pictureFields);

/** Picture in `content/images` with a mandatory text alternative. */
export const image = (doc: Labels) => labelled(Image, doc);

const Drawing = objectType("Drawing", ["Tekening", "Drawing (SVG) with its text alternative"], {
  file: pictureFile(/^[\w-]+(?:\/[\w-]+)*\.svg$/, "geen geldige tekening", ".svg"),
  alt: alternative(
    "Text alternative; none for a decorative drawing",
    "Wat er te zien is, als dat iets vertelt",
  ).optional(),
});

/** Drawing (SVG) in `content/images`; without a text it is decorative. */
export const drawing = (doc: Labels) => labelled(Drawing, doc);
