import { z } from "zod";
import type { Language } from "../../lib/tokens";
import { metaOf } from "../model/field-types";
import { fieldsOf, type ModelField } from "../model/fields";
import { CONTENT_TYPES, placeOf } from "../model/registry";
import type { ResolverContext } from "./context";
import { languageOf, passLanguage } from "./language";
import { resolverOf, typeNameOf } from "./resolve-field";

/** Field of a GraphQL type, as Gatsby's type builders take it. */
export interface FieldConfig {
  type: string;
  description?: string | undefined;
  resolve?: (source: Record<string, unknown>, args: unknown, context: ResolverContext) => unknown;
}

/** GraphQL type, as Gatsby's type builders take it. */
export type TypeConfig =
  | { kind: "object"; name: string; description?: string | undefined; fields: Record<string, FieldConfig> }
  | { kind: "union"; name: string; description?: string | undefined; members: Record<string, string> }
  | { kind: "enum"; name: string; description?: string | undefined; values: Readonly<Record<string, string>> };

/** What most sections have alike. */
const HEAD = { anchor: "String", tone: "Tone!", title: "String!", intro: "String" };

const HEADED = "HeadedSection";

/** Interface of the sections with a heading, which share a fragment through it. */
export const HEADED_SECTION = `interface ${HEADED} { ${Object.entries(HEAD)
  .map(([name, type]) => `${name}: ${type}`)
  .join(" ")} }`;

/** Names of the interfaces of an object type of the model. */
export const interfacesOf = (fields: Readonly<Record<string, FieldConfig>>): string[] =>
  Object.entries(HEAD).every(([name, type]) => fields[name]?.type === type) ? [HEADED] : [];

type ResolveValue = (value: unknown, context: ResolverContext, language: Language) => unknown;

/** Whether the values of a schema are objects or lists of objects. */
const holdsObjects = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodArray
    ? holdsObjects(schema.element as z.ZodType)
    : schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion;

/** Collects the GraphQL types of content model schemas, each named type once. */
export class SchemaBuilder {
  readonly types = new Map<string, TypeConfig>();

  /**
   * Adds the object type of a schema and the types it refers to, and returns its name.
   * @param place where its entries are written
   */
  addObject(schema: z.ZodObject, place?: string): string {
    const { typeName: name = "", typeDescription, description: own } = metaOf(schema);
    const text = typeDescription ?? own;
    const description = text && place ? `${text} (${place})` : text;
    if (!this.types.has(name)) {
      const fields: Record<string, FieldConfig> = {};
      this.types.set(name, { kind: "object", name, description, fields });
      for (const field of fieldsOf(schema).filter(({ meta }) => !meta.internal)) {
        fields[field.key] = this.#field(field);
      }
    }
    return name;
  }

  #field({ key, schema, optional, fallback, meta: { description } }: ModelField): FieldConfig {
    const resolveValue = this.#resolver(schema);
    const type = this.#typeOf(schema);
    return {
      type: optional ? type : `${type}!`,
      description,
      ...((resolveValue || fallback !== undefined || holdsObjects(schema)) && {
        resolve: (source, _args, context) => {
          const value = source[key] ?? fallback;
          if (value === null || value === undefined) {
            return null;
          }
          if (resolveValue) {
            return resolveValue(value, context, languageOf(source));
          }
          const known = this.#known(schema, value);
          passLanguage(source, known);
          return known;
        },
      }),
    };
  }

  /**
   * Leaves out items whose type is not in the union: the check has reported them, and Gatsby would add a stack trace
   * for each query.
   */
  #known(schema: z.ZodType, value: unknown): unknown {
    if (!(schema instanceof z.ZodArray && schema.element instanceof z.ZodDiscriminatedUnion)) {
      return value;
    }
    const members = this.#members(schema.element);
    return (value as { type: string }[]).filter(({ type }) => type in members);
  }

  #resolver(schema: z.ZodType): ResolveValue | undefined {
    if (schema instanceof z.ZodArray) {
      const resolveItem = this.#resolver(schema.element as z.ZodType);
      return (
        resolveItem &&
        ((value, context, language) =>
          Promise.all((value as unknown[]).map((item) => resolveItem(item, context, language))))
      );
    }
    const { field } = metaOf(schema);
    const resolve = field && resolverOf(field);
    return resolve && ((value, context, language) => resolve(value as string, context, language));
  }

  #typeOf(schema: z.ZodType): string {
    if (schema instanceof z.ZodArray) {
      return `[${this.#typeOf(schema.element as z.ZodType)}!]`;
    }
    if (schema instanceof z.ZodObject) {
      return this.addObject(schema);
    }
    if (schema instanceof z.ZodDiscriminatedUnion) {
      return this.#addUnion(schema);
    }
    if (schema instanceof z.ZodEnum) {
      return this.#addEnum(schema);
    }
    if (schema instanceof z.ZodNumber) {
      return schema.isInt ? "Int" : "Float";
    }
    if (schema instanceof z.ZodBoolean) {
      return "Boolean";
    }
    const { field } = metaOf(schema);
    return (field && typeNameOf(field)) ?? "String";
  }

  #addEnum(schema: z.ZodEnum): string {
    const { typeName: name = "", description: own, typeDescription: description = own, labels = {} } = metaOf(schema);
    this.types.set(name, { kind: "enum", name, description, values: labels });
    return name;
  }

  #members(schema: z.ZodDiscriminatedUnion): Record<string, string> {
    const options = schema.options as z.ZodObject[];
    return Object.fromEntries(
      options.map((option) => [(option.shape.type as z.ZodLiteral<string>).value, this.addObject(option)]),
    );
  }

  #addUnion(schema: z.ZodDiscriminatedUnion): string {
    const { typeName: name = "", description } = metaOf(schema);
    this.types.set(name, { kind: "union", name, description, members: this.#members(schema) });
    return name;
  }
}

/** Every GraphQL type of the content model, derived from the zod declarations. */
export const modelTypes = (): TypeConfig[] => {
  const builder = new SchemaBuilder();
  for (const type of CONTENT_TYPES) {
    builder.addObject(type.schema, placeOf(type));
  }
  return [...builder.types.values()];
};
