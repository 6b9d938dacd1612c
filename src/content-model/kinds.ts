import { z } from "zod";

/**
 * The field kinds of the content model (docs/decisions/0002-content-model.md).
 *
 * Every kind is a zod schema that carries, as metadata, what the other consumers of the model need: its kind (how the
 * GraphQL layer resolves it, how the checker follows it) and its description in English (GraphiQL) and Dutch (editors).
 */

/** Description of a field: in English for developers (GraphiQL), in Dutch for editors (JSON Schema). */
export interface Doc {
  en: string;
  nl: string;
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
  | { kind: "reference"; to: string; by: "slug" | "path" };

/** Metadata stored on a zod schema of this model. */
export interface ModelMeta {
  /** How the value is resolved and checked; absent for plain values. */
  field?: FieldKind;
  /** Name of the GraphQL type or enum that an object, union or enum schema makes. */
  typeName?: string;
  /** English description (GraphQL). */
  description?: string;
  /** Dutch description (JSON Schema). */
  nl?: string;
  /** Whether the field stays out of GraphQL (src/gatsby/schema/extra-fields.ts offers what is derived from it). */
  internal?: boolean;
}

/** Reads the model's metadata of a schema. */
export const metaOf = (schema: z.ZodType): ModelMeta => (schema.meta() ?? {}) as ModelMeta;

interface TextLimits {
  /** Fewest characters after the tokens are filled in. */
  min?: number;
  /** Most characters after the tokens are filled in. */
  max?: number;
}

const text = (field: FieldKind, doc: Doc, { min = 1, max = 4000 }: TextLimits) =>
  z.string().min(min).max(max).meta({ field, description: doc.en, nl: doc.nl });

/** Plain text in which tokens such as `{phone}` may stand. */
export const copy = (doc: Doc, limits: TextLimits = {}) => text({ kind: "copy" }, doc, { max: 400, ...limits });

/** Markdown with tokens; turned into HTML when it is queried. */
export const markdown = (doc: Doc, limits: TextLimits = {}) => text({ kind: "markdown" }, doc, limits);

const LINK = /^(?:\/(?!\/)\S*|#[a-z0-9-]+|https:\/\/\S+|mailto:\S+@\S+|tel:[+\d(][\d\s()-]+)$/;

/** A checked link: internal path, `#anchor`, https, mailto or tel. Internal targets must exist. */
export const link = (doc: Doc) =>
  z
    .string()
    .regex(LINK, { error: "geen geldige link" })
    .meta({ field: { kind: "link" }, description: doc.en, nl: doc.nl });

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Lower-case name with hyphens, unique among its type; used in URLs and references. */
export const slug = (doc: Doc) =>
  z
    .string()
    .regex(SLUG, { error: "geen geldige naam voor een adres" })
    .meta({ field: { kind: "slug" }, description: doc.en, nl: doc.nl });

const PATH = /^\/(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?$/;

/** Path of a page on this site: starts with a slash, has no trailing slash. */
export const path = (doc: Doc) =>
  z
    .string()
    .regex(PATH, { error: "geen geldig pad" })
    .meta({ field: { kind: "path" }, description: doc.en, nl: doc.nl });

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
    .meta({ field: { kind: "date" }, description: doc.en, nl: doc.nl });

/** Slug of an entry of another content type; the entry must exist. */
export const reference = (to: string, doc: Doc) =>
  z
    .string()
    .regex(SLUG, { error: "geen geldige naam voor een adres" })
    .meta({ field: { kind: "reference", to, by: "slug" }, description: doc.en, nl: doc.nl });

/** Path of a page of another content type; the page must exist. */
export const pathReference = (to: string, doc: Doc) =>
  z
    .string()
    .regex(PATH, { error: "geen geldig pad" })
    .meta({ field: { kind: "reference", to, by: "path" }, description: doc.en, nl: doc.nl });

/** Whole number. */
export const integer = (doc: Doc, { min, max }: { min: number; max: number }) =>
  z.int().min(min).max(max).meta({ description: doc.en, nl: doc.nl });

/** Yes or no. */
export const flag = (doc: Doc) => z.boolean().meta({ description: doc.en, nl: doc.nl });

/** Choice out of fixed values; makes a GraphQL enum with the given name. */
export const choice = <T extends readonly [string, ...string[]]>(typeName: string, values: T, doc: Doc) =>
  z.enum(values).meta({ typeName, description: doc.en, nl: doc.nl });

/** Ordered list of at least `min` and at most `max` entries. */
export const list = <T extends z.ZodType>(
  item: T,
  doc: Doc,
  { min = 1, max = 200 }: { min?: number; max?: number } = {},
) => z.array(item).min(min).max(max).meta({ description: doc.en, nl: doc.nl });

/** Object that becomes the GraphQL type `typeName`; unknown keys are errors. */
export const objectType = <T extends z.core.$ZodLooseShape>(typeName: string, doc: Doc, shape: T) =>
  z.strictObject(shape).meta({ typeName, description: doc.en, nl: doc.nl });

/** Picture in `content/images` with its mandatory text alternative. */
export const image = (doc: Doc) =>
  objectType(
    "Image",
    { en: "Picture with its text alternative", nl: "Afbeelding met beschrijving" },
    {
      file: z
        .string()
        .regex(/^[\w-]+(?:\/[\w-]+)*\.(?:png|jpe?g|webp|avif)$/, { error: "geen geldige afbeelding" })
        .meta({
          field: { kind: "imageFile" },
          description: "Path of the file, relative to content/images",
          nl: "Pad van het bestand, gezien vanuit content/images",
        }),
      alt: copy(
        { en: "Text alternative (WCAG 1.1.1)", nl: "Wat er te zien is, voor wie de afbeelding niet ziet" },
        { min: 3, max: 160 },
      ),
    },
  ).describe(doc.en);
