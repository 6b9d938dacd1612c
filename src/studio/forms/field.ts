import { z } from "zod";
import { hintFor } from "../../content/check/hints";
import { type FieldKind, fieldsOf, type ModelField, metaOf } from "../../content/model/field-types";
import { type JsonSchema, limitText } from "../../content/model/json-schema";
import { CONTENT_TYPES } from "../../content/model/registry";
import { SQUARE } from "../crop";
import { LIST_FIELD, withCommas } from "../formats/format";

/** Kinds of fields of our own, as the engine knows them: dates, text with markup, addresses or short names. */
export const DATE_WIDGET = "datum";
export const PROSE_WIDGET = "tekst";
export const ADDRESS_WIDGET = "adres";

/** Kinds of pictures that an editor may choose. */
export const PICTURE_KINDS = "image/png,image/jpeg,image/webp,image/avif";

/** The engine's settings for pictures: names that are safe in an address, and what becomes of photos. */
export const pictureConfig = (photo: object) => ({
  slugify_filename: true,
  transformations: { jpeg: photo, png: photo, webp: photo },
});

/** Fields that name an entry, and follow its title while it is new. */
const ADDRESSES = ["path", "slug"];

/** Most fields of a group that is never folded: opening hours, a place on the map, a picture. */
const FEW = 3;

/** Longest text that fits a field of one line. */
const ONE_LINE = 120;

/** What the JSON Schema of a field says of its limits, among others. */
const limitsOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lengthHint = ({ minLength, maxLength }: JsonSchema): string => sentence(limitText(minLength, maxLength));

/** The fields that best tell what an entry is, the best first. */
const SUMMARIES = ["name", "title", "label", "question", "role", "aspect", "text", "author", "slug", "host", "file"];

/** The field that best tells what an entry of a list is. */
export const summaryKey = ({ shape }: z.ZodObject): string | undefined => {
  // Facts alone have tokens.
  if ("token" in shape) {
    return "description";
  }
  // All redirects have the same title.
  return "linkLabel" in shape ? "from" : SUMMARIES.find((candidate) => candidate in shape);
};

/** A second field, where the first one alone does not tell entries apart. */
const SECOND: Readonly<Record<string, string>> = { description: "value", role: "text", author: "quote" };

/** Template of the title of a closed entry of a list. */
export const summaryTemplate = (schema: z.ZodObject): string | undefined => {
  const { shape } = schema;
  const key = summaryKey(schema);
  if (key === "label" && "value" in shape) {
    return "{{fields.value}} {{fields.label}}";
  }
  const first = key && `{{fields.${key}}}`;
  const second = SECOND[key ?? ""] ?? "";
  return second in shape ? `${first}: {{fields.${second}}}` : first;
};

const referenceTo = ({ to, by }: Extract<FieldKind, { kind: "reference" }>): object => {
  const type = CONTENT_TYPES.find(({ name }) => name === to);
  if (!type) {
    throw new Error(`A reference leads to the unknown content type ${to}`);
  }
  const inList = type.kind === "list";
  const at = (key: string) => (inList ? `${LIST_FIELD}.*.${key}` : key);
  return {
    widget: "relation",
    ...(inList ? { collection: "_singletons", file: to } : { collection: to }),
    value_field: at(by),
    display_fields: [at(summaryKey(type.schema) ?? by)],
  };
};

const textField = (schema: z.ZodType): object => {
  const { field } = metaOf(schema);
  const limits = limitsOf(schema);
  switch (field?.kind) {
    case "copy":
      return { widget: (limits.maxLength ?? 0) > ONE_LINE ? "text" : "string", comment: lengthHint(limits) };
    case "markdown":
      return {
        widget: PROSE_WIDGET,
        ...(field.isProse ? { notation: "mdx" } : { notation: "markdown", comment: lengthHint(limits) }),
      };
    case "date":
      return { widget: DATE_WIDGET };
    case "imageFile":
      return { widget: "image", accept: field.endings === ".svg" ? "image/svg+xml" : PICTURE_KINDS };
    case "reference":
      return referenceTo(field);
    default: {
      const hint = sentence(field ? (hintFor(schema) ?? "") : lengthHint(limits));
      return {
        widget: "string",
        ...(hint && { comment: hint }),
        ...(field?.kind !== "link" && limits.pattern && { pattern: [limits.pattern, hint || "Dit past hier niet."] }),
      };
    }
  }
};

/** What the entries of a list hold. */
const entryFields = (schema: z.ZodObject) => ({
  summary: summaryTemplate(schema) ?? metaOf(schema).label,
  fields: objectFields(schema),
});

const typeOf = (option: z.ZodObject) => ({
  name: (option.shape.type as z.ZodLiteral<string>).value,
  label: metaOf(option).label,
  widget: "object",
  ...entryFields(option),
});

const listField = (schema: z.ZodArray): object => {
  const element = schema.element as z.ZodType;
  const { minItems, maxItems } = limitsOf(schema);
  const limits = { min: minItems || undefined, max: maxItems };
  if (element instanceof z.ZodEnum || metaOf(element).field?.kind === "reference") {
    return { ...kindOf(element), multiple: true, ...limits };
  }
  const common = { widget: "list", collapsed: true, label_singular: metaOf(element).label, ...limits };
  if (element instanceof z.ZodDiscriminatedUnion) {
    const types = (element.options as z.ZodObject[]).map(typeOf);
    return { ...common, typeKey: "type", types: types.sort((a, b) => a.label.localeCompare(b.label, "nl")) };
  }
  return element instanceof z.ZodObject
    ? { ...common, ...entryFields(element) }
    : { ...common, collapsed: false, field: objectFields(z.object({ item: element }))[0] };
};

/** A field whose pictures are cut square while they are chosen. */
const squared = (field: object): object =>
  "widget" in field && field.widget === "image"
    ? { ...field, media_libraries: { default: { config: pictureConfig(SQUARE) } } }
    : field;

const kindOf = (schema: z.ZodType, optional = false): object => {
  if (schema instanceof z.ZodEnum) {
    const options = Object.entries(metaOf(schema).labels ?? {}).map(([value, label]) => ({ value, label }));
    return { widget: "select", options };
  }
  if (schema instanceof z.ZodBoolean) {
    return { widget: "boolean" };
  }
  if (schema instanceof z.ZodNumber) {
    const { minimum, maximum = Number.MAX_SAFE_INTEGER } = limitsOf(schema);
    // Years have no point.
    const limit = (value = 0) => value.toLocaleString("nl-NL", { useGrouping: "min2" });
    return {
      widget: "string",
      comment: maximum < Number.MAX_SAFE_INTEGER ? `${limit(minimum)} tot en met ${limit(maximum)}` : "Een getal",
    };
  }
  if (schema instanceof z.ZodArray) {
    return listField(schema);
  }
  if (schema instanceof z.ZodObject) {
    // A group that may be left out and is empty is left out, so that the check asks for nothing in it.
    const fields = objectFields(schema).map((field) => (optional ? { ...field, required: false } : field));
    const collapsed = fields.length > FEW && "auto";
    return { widget: "object", collapsed, fields: metaOf(schema).square ? fields.map(squared) : fields };
  }
  return schema instanceof z.ZodUnion ? { widget: "string" } : textField(schema);
};

const fieldOf = ({ key, schema, optional, fallback, meta: { label, hint, field } }: ModelField): object => ({
  name: key,
  label: label || key,
  // A path is for who writes it by hand.
  ...(field?.kind !== "imageFile" && { hint }),
  required: !(optional || schema instanceof z.ZodBoolean || Array.isArray(fallback)),
  ...(fallback !== undefined && { default: withCommas(fallback) }),
  ...kindOf(schema, optional),
  ...(ADDRESSES.includes(key) && ADDRESSES.includes(field?.kind ?? "") && { widget: ADDRESS_WIDGET }),
});

/**
 * Form fields of an object, each with its Dutch name, hint, limits and default, without the key that tells the types of a
 * union apart; the one by which editors know it comes first.
 */
export const objectFields = (schema: z.ZodObject): object[] => {
  const first = summaryKey(schema);
  return fieldsOf(schema)
    .filter((field) => !(field.schema instanceof z.ZodLiteral))
    .sort((one, other) => Number(other.key === first) - Number(one.key === first))
    .map(fieldOf);
};
