import { z } from "zod";
import { fieldsOf, type ModelField, metaOf } from "../model/field-types";
import { CONTENT_TYPES } from "../model/registry";
import type { FieldConfig } from "./context";
import { EXTRA_FIELDS } from "./extra-fields";
import { languageOf, withLanguage } from "./language";
import { type Output, outputOf } from "./resolve-field";

/** GraphQL type, as Gatsby's type builder of its kind takes it. */
export type TypeConfig = { name: string; description?: string | undefined } & (
  | { kind: "object"; fields: Record<string, FieldConfig>; interfaces: string[]; extensions: { infer: false } }
  | { kind: "union"; types: string[]; resolveType: (value: { type: string }) => string | undefined }
  | { kind: "enum"; values: Record<string, { value: string; description: string }> }
);

/** Interfaces, by the fields of the types that share a fragment through them; some of these have `T!` for `T`. */
const INTERFACES = {
  HeadedSection: { anchor: "String", tone: "Tone!", title: "String!", intro: "String" },
  HasAction: { action: "Action" },
  HasActions: { actions: "[Action!]" },
  HasDrawing: { drawing: "Drawing" },
};

/** The interfaces, as GraphQL writes them. */
export const INTERFACES_SDL = Object.entries(INTERFACES)
  .map(([name, fields]) => {
    const declared = Object.entries(fields).map(([key, type]) => `${key}: ${type}`);
    return `interface ${name} { ${declared.join(" ")} }`;
  })
  .join("\n");

/** Names of the interfaces of an object type of the model. */
const interfacesOf = (fields: Readonly<Record<string, FieldConfig>>): string[] =>
  Object.entries(INTERFACES).flatMap(([name, shared]) => {
    const isThere = ([key, type]: [string, string]) => [type, `${type}!`].includes(fields[key]?.type ?? "");
    return Object.entries(shared).every(isThere) ? [name] : [];
  });

/** A list, without what is undefined. */
const listOf = ({ type, resolve }: Output): Output => ({
  type: `[${type}!]`,
  ...(resolve && {
    resolve: async (value, context, language) => {
      const items = (value as unknown[]).map((item) => resolve(item, context, language));
      return (await Promise.all(items)).filter((item) => item !== undefined);
    },
  }),
});

/** Collects the GraphQL types of content model schemas, each named type once. */
export class SchemaBuilder {
  readonly types = new Map<string, TypeConfig>();

  /** Adds the object type of a schema, whose entries are in `place`, and the types it refers to; returns its name. */
  addObject(schema: z.ZodObject, place?: string): string {
    const { typeName: name = "", typeDescription: text } = metaOf(schema);
    const description = place ? `${text} (${place})` : text;
    if (!this.types.has(name)) {
      const fields: Record<string, FieldConfig> = {};
      const interfaces = place ? ["Node"] : [];
      this.types.set(name, { kind: "object", name, description, fields, interfaces, extensions: { infer: false } });
      for (const field of fieldsOf(schema).filter(({ meta }) => !meta.internal)) {
        fields[field.key] = this.#field(field);
      }
      Object.assign(fields, EXTRA_FIELDS[name]);
      interfaces.push(...interfacesOf(fields));
    }
    return name;
  }

  #field({ key, schema, optional, fallback, meta: { description } }: ModelField): FieldConfig {
    const { type, resolve } = this.#output(schema);
    return {
      type: optional ? type : `${type}!`,
      description,
      ...((resolve || fallback !== undefined) && {
        resolve: (source, _args, context) => {
          const value = source[key] ?? fallback ?? null;
          return resolve && value !== null ? resolve(value, context, languageOf(source)) : value;
        },
      }),
    };
  }

  #output(schema: z.ZodType): Output {
    if (schema instanceof z.ZodArray) {
      return listOf(this.#output(schema.element as z.ZodType));
    }
    if (schema instanceof z.ZodObject) {
      return { type: this.addObject(schema), resolve: withLanguage };
    }
    if (schema instanceof z.ZodDiscriminatedUnion) {
      return this.#union(schema);
    }
    if (schema instanceof z.ZodEnum) {
      return { type: this.#addEnum(schema) };
    }
    if (schema instanceof z.ZodNumber) {
      return { type: schema.isInt ? "Int" : "Float" };
    }
    return schema instanceof z.ZodBoolean ? { type: "Boolean" } : outputOf(metaOf(schema).field);
  }

  #addEnum(schema: z.ZodEnum): string {
    const { typeName: name = "", typeDescription: description, labels = {} } = metaOf(schema);
    const values = Object.entries(labels).map(([value, label]) => [value, { value, description: label }] as const);
    this.types.set(name, { kind: "enum", name, description, values: Object.fromEntries(values) });
    return name;
  }

  /**
   * A value whose type is not in the union is undefined: the check has reported it, and Gatsby would add a stack trace
   * for each query.
   */
  #union(schema: z.ZodDiscriminatedUnion): Output {
    const { typeName: name = "", description } = metaOf(schema);
    const options = schema.options as z.ZodObject[];
    const members = Object.fromEntries(
      options.map((option) => [(option.shape.type as z.ZodLiteral<string>).value, this.addObject(option)]),
    );
    const resolveType = ({ type }: { type: string }) => members[type];
    this.types.set(name, { kind: "union", name, description, types: Object.values(members), resolveType });
    return {
      type: name,
      resolve: (value, context, language) =>
        resolveType(value as { type: string }) ? withLanguage(value, context, language) : undefined,
    };
  }
}

/** Every GraphQL type of the content model, derived from the zod declarations, with its derived fields. */
export const modelTypes = (): TypeConfig[] => {
  const builder = new SchemaBuilder();
  for (const { schema, place } of CONTENT_TYPES) {
    builder.addObject(schema, place);
  }
  return [...builder.types.values()];
};
