import { z } from "zod";
import { type FieldKind, metaOf, valueSchema } from "../model/field-types";
import { asObject, valueAt } from "./as-object";
import type { DataPath } from "./document";

/** A string in the data, with what the model says about it. */
export interface TextLeaf {
  value: string;
  path: DataPath;
  schema: z.ZodType;
  /** Absent for plain strings, which may not hold tokens. */
  field: FieldKind | undefined;
}

/** Callbacks of a walk. */
export interface Visitor {
  /** Called for every string; returns the string for the copy. */
  text?(leaf: TextLeaf): string;
  /** Called for every object, after its fields. */
  object?(typeName: string | undefined, value: Readonly<Record<string, unknown>>, path: DataPath): void;
}

const optionOf = (union: z.ZodDiscriminatedUnion, type: unknown): z.ZodObject | undefined =>
  (union.options as z.ZodObject[]).find(({ shape }) => (shape.type as z.ZodLiteral).value === type);

/** The object schema for a value, if the schema describes objects. */
export const objectSchemaFor = (schema: z.ZodType, value: unknown): z.ZodObject | undefined => {
  const found = schema instanceof z.ZodDiscriminatedUnion ? optionOf(schema, asObject(value).type) : schema;
  return found instanceof z.ZodObject ? found : undefined;
};

/** The schema of the value at a path; undefined if the data do not fit the model. */
export const schemaAt = (schema: z.ZodType, value: unknown, path: DataPath): z.ZodType | undefined => {
  const outer = valueSchema(schema);
  const [step, ...rest] = path;
  if (step === undefined) {
    return outer;
  }
  const inner = outer instanceof z.ZodArray ? outer.element : objectSchemaFor(outer, value)?.shape[step];
  return inner && schemaAt(inner as z.ZodType, valueAt(value, [step]), rest);
};

/**
 * Copies data along their schema; data that do not fit are copied unchanged.
 * @param path path to the data, put before the paths that the visitor receives
 */
export const walk = (schema: z.ZodType, value: unknown, visitor: Visitor, path: DataPath = []): unknown => {
  const inner = valueSchema(schema);
  if (typeof value === "string" && visitor.text) {
    return visitor.text({ value, path, schema: inner, field: metaOf(inner).field });
  }
  if (Array.isArray(value) && inner instanceof z.ZodArray) {
    return value.map((item, index) => walk(inner.element as z.ZodType, item, visitor, [...path, index]));
  }
  const fields = asObject(value);
  const object = fields === value ? objectSchemaFor(inner, value) : undefined;
  if (!object) {
    return value;
  }
  const shape = object.shape as Record<string, z.ZodType>;
  const copy = Object.fromEntries(
    Object.entries(fields).map(([key, item]) => {
      const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return [key, field ? walk(field, item, visitor, [...path, key]) : item];
    }),
  );
  visitor.object?.(metaOf(object).typeName, fields, path);
  return copy;
};
