import { z } from "zod";

/**
 * The field kinds of the content model (docs/decisions/0002-content-model.md).
 *
 * Every kind is a zod schema that carries, as metadata, what the other consumers of the model need: its kind (how the
 * GraphQL layer resolves it, how the checker follows it) and its description in English (GraphiQL) and Dutch (editors).
 */

/**
 * What a field, a type or a section is called and what it is for:
 * - label: its short Dutch name, as a form shows it; never the same as the description,
 * - nl: its description for editors, in Dutch,
 * - en: its description for developers, in English (GraphiQL).
 */
export type Doc = readonly [label: string, nl: string, en: string];

/** What a reference leads to: an entry by one of its fields, which has the field that it needs. */
export interface Reference {
  to: string;
  by: "slug" | "path" | "token";
  needs?: string;
}

/** What the model knows of a field beyond its zod type. */
export type FieldKind =
  | { kind: "copy" }
  | { kind: "markdown" }
  | { kind: "link" }
  | { kind: "slug" }
  | { kind: "path" }
  | { kind: "date" }
  | { kind: "imageFile" }
  | ({ kind: "reference" } & Reference);

/** Metadata stored on a zod schema of this model. */
export interface ModelMeta {
  /** How the value is resolved and checked; absent for plain values. */
  field?: FieldKind;
  /** Name of the GraphQL type or enum that an object, union or enum schema makes. */
  typeName?: string;
  /** Short Dutch name (forms; title in JSON Schema). */
  label?: string;
  /** Dutch description (hint in forms; description in JSON Schema). */
  nl?: string;
  /** English description (GraphQL). */
  description?: string;
  /** Dutch name of each value of a choice. */
  labels?: Readonly<Record<string, string>>;
  /** English description of the type, where a field gives the type one of its own ({@link named}). */
  typeDescription?: string;
  /** Whether the field stays out of GraphQL (src/gatsby/schema/extra-fields.ts offers what is derived from it). */
  internal?: boolean;
}

/** Reads the model's metadata of a schema. */
export const metaOf = (schema: z.ZodType): ModelMeta => (schema.meta() ?? {}) as ModelMeta;

/** A {@link Doc} as metadata. */
export const documented = ([label, nl, description]: Doc) => ({ label, nl, description });

interface TextLimits {
  /** Fewest characters after the tokens are filled in. */
  min?: number;
  /** Most characters after the tokens are filled in. */
  max?: number;
}

const text = (field: FieldKind, doc: Doc, { min = 1, max = 4000 }: TextLimits) =>
  z
    .string()
    .min(min)
    .max(max)
    .meta({ field, ...documented(doc) });

/** Plain text in which tokens such as `{phone}` may stand. */
export const copy = (doc: Doc, limits: TextLimits = {}) => text({ kind: "copy" }, doc, { max: 400, ...limits });

/** Plain text with `{count}` where a number comes that only the browser knows. */
export const copyWithCount = (doc: Doc) => z.string().includes("{count}").meta(documented(doc));

/** Markdown with tokens; turned into HTML when it is queried. */
export const markdown = (doc: Doc, limits: TextLimits = {}) => text({ kind: "markdown" }, doc, limits);

/**
 * Text of one form, without tokens.
 *
 * @param error what is wrong with a text that does not fit, in Dutch
 * @param field kind of the field, where it is more than plain text
 */
export const pattern = (form: RegExp, error: string, doc: Doc, field?: FieldKind) =>
  z
    .string()
    .regex(form, { error })
    .meta({ ...(field && { field }), ...documented(doc) });

/** No backslash in a path: browsers read it as a slash, and `/\host` as another host. */
const LINK = /^(?:\/(?!\/)[^\s\\]*|#[a-z0-9-]+|https:\/\/\S+|mailto:\S+@\S+|tel:[+\d(][\d\s()-]+)$/;

/** A checked link that a browser can follow: internal path, `#anchor`, https, mailto or tel. Internal targets must exist. */
export const link = (doc: Doc) =>
  z
    .string()
    .refine((value) => LINK.test(value) && URL.canParse(value, "https://site.example"), { error: "geen geldige link" })
    .meta({ field: { kind: "link" }, ...documented(doc) });

const slugPattern = (doc: Doc, field: FieldKind) =>
  pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "geen geldige naam voor een adres", doc, field);

/** Lower-case name with hyphens, unique among its type; used in URLs and references. */
export const slug = (doc: Doc) => slugPattern(doc, { kind: "slug" });

/**
 * Slug of an entry of another content type; the entry must exist.
 *
 * @param needs optional field that the entry must have
 */
export const reference = (to: string, doc: Doc, needs?: string) =>
  slugPattern(doc, { kind: "reference", to, by: "slug", ...(needs && { needs }) });

/** Token of a fact, for the length of a bar; the fact must exist. */
export const factReference = (doc: Doc) =>
  pattern(/^[a-z]+(?:\.[a-z0-9]+)*$/, "geen geldige naam voor een feit", doc, {
    kind: "reference",
    to: "Fact",
    by: "token",
  });

const pathPattern = (doc: Doc, field: FieldKind) =>
  pattern(/^\/(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?$/, "geen geldig pad", doc, field);

/** Path of a page on this site: starts with a slash, has no trailing slash. */
export const path = (doc: Doc) => pathPattern(doc, { kind: "path" });

/** Path of a page of another content type; the page must exist. */
export const pathReference = (to: string, doc: Doc) => pathPattern(doc, { kind: "reference", to, by: "path" });

const isRealDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** Calendar date as `YYYY-MM-DD` (ISO 8601). */
export const date = (doc: Doc) =>
  z
    .string()
    .refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDate(value), {
      error: "geen bestaande datum",
    })
    .meta({ field: { kind: "date" }, ...documented(doc) });

/** Whole number. */
export const integer = (doc: Doc, { min, max }: { min: number; max: number }) =>
  z.int().min(min).max(max).meta(documented(doc));

/** Number that may have decimals. */
export const decimal = (doc: Doc, { min, max }: { min: number; max: number }) =>
  z.number().min(min).max(max).meta(documented(doc));

/** Yes or no. */
export const flag = (doc: Doc) => z.boolean().meta(documented(doc));

/**
 * Choice out of fixed values; makes a GraphQL enum with the given name.
 *
 * @param labels the values, each with its Dutch name
 */
export const choice = <T extends string>(typeName: string, doc: Doc, labels: Readonly<Record<T, string>>) =>
  z.enum(Object.keys(labels) as T[]).meta({ typeName, labels, ...documented(doc) });

/** Ordered list of at least `min` and at most `max` entries. */
export const list = <T extends z.ZodType>(
  item: T,
  doc: Doc,
  { min = 1, max = 200 }: { min?: number; max?: number } = {},
) => z.array(item).min(min).max(max).meta(documented(doc));

/** Object that becomes the GraphQL type `typeName`; unknown keys are errors. */
export const objectType = <T extends z.core.$ZodLooseShape>(typeName: string, doc: Doc, shape: T) =>
  z.strictObject(shape).meta({ typeName, ...documented(doc) });

/** A shared type in one field, with the field's own name and description. */
export const named = <T extends z.ZodType>(schema: T, doc: Doc): T => {
  const meta = metaOf(schema);
  return schema.meta({ ...meta, typeDescription: meta.description, ...documented(doc) });
};

/** What every picture has: its file, and what there is to see for who does not see it. */
export const pictureFields = {
  file: pattern(
    /^[\w-]+(?:\/[\w-]+)*\.(?:png|jpe?g|webp|avif)$/,
    "geen geldige afbeelding",
    ["Bestand", "Pad van het bestand, gezien vanuit content/images", "Path of the file, relative to content/images"],
    { kind: "imageFile" },
  ),
  alt: copy(["Beschrijving", "Wat er te zien is, voor wie de afbeelding niet ziet", "Text alternative (WCAG 1.1.1)"], {
    min: 3,
    max: 160,
  }),
};

const Image = objectType(
  "Image",
  ["Afbeelding", "Afbeelding met beschrijving", "Picture with its text alternative"],
  pictureFields,
);

/** Picture in `content/images` with its mandatory text alternative. */
export const image = (doc: Doc) => named(Image, doc);

const Drawing = objectType(
  "Drawing",
  ["Tekening", "Tekening (SVG) met beschrijving", "Drawing (SVG) with its text alternative"],
  {
    file: pattern(
      /^[\w-]+(?:\/[\w-]+)*\.svg$/,
      "geen geldige tekening",
      ["Bestand", "Pad van het bestand, gezien vanuit content/images", "Path of the file, relative to content/images"],
      { kind: "imageFile" },
    ),
    alt: copy(
      ["Beschrijving", "Wat er te zien is, als dat iets vertelt", "Text alternative; none for a decorative drawing"],
      { min: 3, max: 160 },
    ).optional(),
  },
);

/** Drawing in `content/images` (SVG), shown as it is; without a text it is decorative. */
export const drawing = (doc: Doc) => named(Drawing, doc);
