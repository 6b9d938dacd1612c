import { z } from "zod";
import { type ModelMeta, metaOf } from "./field-types";

/** A schema without `optional` and `default`. */
interface Unwrapped {
  /** Schema of the value itself. */
  schema: z.ZodType;
  /** Whether the value may be missing and has no default. */
  optional: boolean;
  fallback?: unknown;
}

const unwrap = (schema: z.ZodType): Unwrapped => {
  if (schema instanceof z.ZodOptional) {
    return { ...unwrap(schema.unwrap() as z.ZodType), optional: true };
  }
  if (schema instanceof z.ZodDefault) {
    return { ...unwrap(schema.unwrap() as z.ZodType), optional: false, fallback: schema.def.defaultValue };
  }
  return { schema, optional: false };
};

/** A field of an object type. */
export interface ModelField extends Unwrapped {
  key: string;
  /** Metadata of the field, from any layer of its schema. */
  meta: ModelMeta;
}

/** The fields of an object type, in their declared order. */
export const fieldsOf = (object: z.ZodObject): ModelField[] =>
  Object.entries(object.shape as Record<string, z.ZodType>).map(([key, field]) => {
    const value = unwrap(field);
    return { key, ...value, meta: { ...metaOf(value.schema), ...metaOf(field) } };
  });
