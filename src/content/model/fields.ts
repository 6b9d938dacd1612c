import { z } from "zod";
import { type ModelMeta, metaOf } from "./field-types";

/** A field of an object type. */
export interface ModelField {
  key: string;
  /** Schema of the value itself, without `optional` and `default`. */
  schema: z.ZodType;
  /** Whether the value may be missing and has no default. */
  optional: boolean;
  fallback?: unknown;
  /** Metadata of the field, from any layer of its schema. */
  meta: ModelMeta;
}

/** The fields of an object type, in their declared order. */
export const fieldsOf = (object: z.ZodObject): ModelField[] =>
  Object.entries(object.shape as Record<string, z.ZodType>).map(([key, field]) => {
    const isWrapped = field instanceof z.ZodOptional || field instanceof z.ZodDefault;
    const schema = isWrapped ? (field.unwrap() as z.ZodType) : field;
    return {
      key,
      schema,
      optional: field instanceof z.ZodOptional,
      fallback: field instanceof z.ZodDefault ? field.def.defaultValue : undefined,
      meta: { ...metaOf(schema), ...metaOf(field) },
    };
  });
