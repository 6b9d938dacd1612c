import { z } from "zod";
import { type FieldKind, metaOf } from "./field-types";
import { CONTENT_TYPES, type ContentType } from "./registry";

/** A JSON Schema (draft 7, which editors support best). */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A JSON Schema file. */
export interface SchemaFile {
  /** Path from the project's root. */
  file: string;
  /** Patterns of content files, for VS Code's `json.schemas`. */
  fileMatch: string[];
  schema: JsonSchema;
}

/** Kinds of fields with tokens, whose limits hold for the text after filling in. */
const WITH_TOKENS: ReadonlySet<FieldKind["kind"]> = new Set(["copy", "markdown", "link"]);

/** Key that marks a named type until it is moved to `definitions`. */
const NAME = "x-name";

const limitText = (min: number | undefined, max: number | undefined): string => {
  if (max === undefined) {
    return "";
  }
  return min !== undefined && min > 1 ? `${min} tot ${max} tekens` : `hoogstens ${max} tekens`;
};

/** Turns limits of fields with tokens into documentation, so that no valid text is marked as wrong. */
const documentLimits = (schema: JsonSchema): string => {
  const { minLength, maxLength } = schema;
  delete schema.minLength;
  delete schema.maxLength;
  delete schema.pattern;
  delete schema.allOf;
  if (minLength !== undefined) {
    schema.minLength = 1;
  }
  const limits = limitText(minLength, maxLength);
  return limits ? ` (${limits})` : "";
};

/** Keys of the model's metadata that zod copies. */
const INTERNAL_KEYS = ["field", "typeName", "typeDescription", "label", "labels", "nl", "internal"];

const override = ({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: JsonSchema }): void => {
  const schema = zodSchema as z.ZodType;
  const { field, typeName, label, labels, nl, description } = metaOf(schema);
  for (const key of INTERNAL_KEYS) {
    delete jsonSchema[key];
  }
  const limits = field && WITH_TOKENS.has(field.kind) ? documentLimits(jsonSchema) : "";
  if (label) {
    jsonSchema.title = label;
  }
  if (labels && schema instanceof z.ZodEnum) {
    jsonSchema.enumDescriptions = Object.values(labels);
  }
  if (nl) {
    jsonSchema.description = `${nl}${limits}`;
  } else if (description) {
    delete jsonSchema.description;
  }
  if (typeName && jsonSchema.type === "object") {
    jsonSchema[NAME] = typeName;
  }
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Moves every named type to `definitions`, once, to keep the schema small. */
const extractNamed = (schema: Json, definitions: Record<string, Json>, top = false): Json => {
  if (Array.isArray(schema)) {
    return schema.map((item) => extractNamed(item, definitions));
  }
  if (typeof schema !== "object" || schema === null) {
    return schema;
  }
  const { [NAME]: name, ...fields } = schema;
  const inner = Object.fromEntries(
    Object.entries(fields).map(([key, value]): [string, Json] => [key, extractNamed(value, definitions)]),
  );
  if (typeof name !== "string" || top) {
    return inner;
  }
  const { title, description, default: _value, ...shape } = inner;
  definitions[name] ??= shape;
  const own = { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
  const same = JSON.stringify(definitions[name]) === JSON.stringify(shape);
  return same ? { $ref: `#/definitions/${name}`, ...own } : { ...shape, ...own };
};

/** Dutch JSON Schema of a content model schema, for editors. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const plain = z.toJSONSchema(schema, { io: "input", target: "draft-7", unrepresentable: "any", override });
  const definitions: Record<string, Json> = {};
  const whole = extractNamed(plain as Json, definitions, true) as { [key: string]: Json };
  return { ...whole, ...(Object.keys(definitions).length > 0 && { definitions }) } as JsonSchema;
};

const kebabCase = (name: string): string => name.replace(/(?<=[a-z0-9])[A-Z]/g, "-$&").toLowerCase();

const schemaFileOf = ({ name, schema, source }: ContentType): SchemaFile[] => {
  const file = `schemas/${kebabCase(name)}.json`;
  switch (source.kind) {
    case "file":
      return [{ file, fileMatch: [`/${source.file}`], schema: jsonSchemaOf(schema) }];
    case "list":
      return [{ file, fileMatch: [`/${source.file}`], schema: jsonSchemaOf(z.array(schema)) }];
    case "folder":
      return [{ file, fileMatch: [`/${source.folder}/**/*.json`], schema: jsonSchemaOf(schema) }];
    case "mdx":
      return [];
  }
};

/** The JSON Schemas of all content in JSON. */
export const schemaFiles = (): SchemaFile[] => CONTENT_TYPES.flatMap(schemaFileOf);
