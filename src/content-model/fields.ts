import { z } from "zod";
import { type ModelMeta, metaOf } from "./kinds";

/** A schema without what says that its value may be left out. */
export interface Unwrapped {
  /** Schema of the value itself: an object, a list, a choice, a text … */
  schema: z.ZodType;
  /** Whether the value may be missing in the data and has no default. */
  optional: boolean;
  /** Value used where the data has none. */
  fallback?: unknown;
}

/** Takes `optional` and `default` off a schema. */
export const unwrap = (schema: z.ZodType): Unwrapped => {
  if (schema instanceof z.ZodOptional) {
    return { ...unwrap(schema.unwrap() as z.ZodType), optional: true };
  }
  if (schema instanceof z.ZodDefault) {
    return { ...unwrap(schema.unwrap() as z.ZodType), optional: false, fallback: schema.def.defaultValue };
  }
  return { schema, optional: false };
};

/** A field of an object type: what forms, schemas and queries need of it. */
export interface ModelField extends Unwrapped {
  key: string;
  /** Label, descriptions, kind and names of the values, wherever they stand in the schema. */
  meta: ModelMeta;
}

/** The fields of an object type, in the order in which they are declared. */
export const fieldsOf = (object: z.ZodObject): ModelField[] =>
  Object.entries(object.shape as Record<string, z.ZodType>).map(([key, field]) => {
    const value = unwrap(field);
    return { key, ...value, meta: { ...metaOf(value.schema), ...metaOf(field) } };
  });

/**
 * The field whose text names an entry in a list: its first required copy, else its first copy, else its first text.
 *
 * @returns undefined for an entry without any text of its own
 */
export const summaryOf = (object: z.ZodObject): string | undefined => {
  const fields = fieldsOf(object);
  const copies = fields.filter(({ meta }) => meta.field?.kind === "copy");
  const named =
    copies.find(({ optional }) => !optional) ?? copies[0] ?? fields.find(({ schema }) => schema instanceof z.ZodString);
  return named?.key;
};
