import { z } from "zod";
import type { FieldKind, ModelMeta } from "./field-types";
import { CONTENT_TYPES } from "./registry";

/** A JSON Schema (draft 7, which editors support best). */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Kinds of fields with tokens, whose limits hold for the text after filling in. */
export const WITH_TOKENS: ReadonlySet<FieldKind["kind"] | undefined> = new Set(["copy", "markdown", "link"]);

/** The limits of a text in words; empty where it has no upper one. */
export const limitText = (min = 0, max?: number): string => {
  if (max === undefined) {
    return "";
  }
  return min > 1 ? `${min} tot ${max} tekens` : `hoogstens ${max} tekens`;
};

/** Turns limits of fields with tokens into documentation, so that no valid text is marked as wrong. */
const documentLimits = (schema: JsonSchema): string => {
  const { minLength, maxLength } = schema;
  delete schema.maxLength;
  delete schema.pattern;
  if (minLength !== undefined) {
    schema.minLength = 1;
  }
  return limitText(minLength, maxLength);
};

const override = ({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: JsonSchema }): void => {
  const schema = zodSchema as z.ZodType;
  // Its own alone: what is inside `optional` has been here before.
  const meta: ModelMeta = schema.meta() ?? {};
  const { field, label, labels, hint } = meta;
  // zod copies the metadata, whose description is in English.
  for (const key of Object.keys(meta)) {
    delete jsonSchema[key];
  }
  const limits = field && WITH_TOKENS.has(field.kind) ? documentLimits(jsonSchema) : "";
  if (label) {
    jsonSchema.title = label;
  }
  if (labels && schema instanceof z.ZodEnum) {
    jsonSchema.enumDescriptions = Object.values(labels);
  }
  if (hint || limits) {
    jsonSchema.description = [hint, limits].filter(Boolean).join("; ");
  }
};

/** Dutch JSON Schema of a content model schema, for editors. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: "input", target: "draft-7", unrepresentable: "any", override });

const kebabCase = (name: string): string => name.replace(/(?<=[a-z0-9])[A-Z]/g, "-$&").toLowerCase();

/** The JSON Schemas of all content in JSON, each with its file and with the files it is for, as VS Code has them. */
export const schemaFiles = () =>
  CONTENT_TYPES.filter(({ ending }) => ending === "json").map(({ name, schema, kind, place }) => ({
    file: `schemas/${kebabCase(name)}.json`,
    fileMatch: [kind === "folder" ? `/${place}/**/*.json` : `/${place}`],
    schema: jsonSchemaOf(kind === "list" ? z.array(schema) : schema),
  }));
