import { z } from "zod";
import { metaOf, valueSchema } from "./field-types";

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
