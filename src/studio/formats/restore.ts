import { z } from "zod";
import { isObject } from "../../content/check/as-object";
import { objectSchemaFor } from "../../content/check/walk";
import { metaOf, valueSchema } from "../../content/model/field-types";
import { matchItems, sameJson } from "./match";

type Json = Record<string, unknown>;

const shapeOf = (schema: z.ZodType, value: unknown): Record<string, z.ZodType> =>
  (objectSchemaFor(valueSchema(schema), value)?.shape ?? {}) as Record<string, z.ZodType>;

/** Whether a field says nothing more than leaving it out: its default, or nothing where nothing may stand. */
const saysNothing = (schema: z.ZodType | undefined, value: unknown): boolean => {
  if (value === undefined || value === null) {
    return true;
  }
  if (schema instanceof z.ZodDefault) {
    return sameJson(value, schema.def.defaultValue);
  }
  return (
    schema instanceof z.ZodOptional &&
    (value === "" || value === false || (Array.isArray(value) ? value.length === 0 : isEmptyObject(schema, value)))
  );
};

const isEmptyObject = (schema: z.ZodType, value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(
    ([key, item]) =>
      item === "" || (Array.isArray(item) && item.length === 0) || saysNothing(shapeOf(schema, value)[key], item),
  );

/** Thousands with a point between them, as a Dutch editor types them. */
const THOUSANDS = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?=,|$)/;

/** A figure with a comma where thousands have their point: no price has three decimals. */
const MISTYPED = /^-?[1-9]\d{0,2},\d{3}$/;

/** A figure as an editor types it: `3100`, `3.100`, `0,35`; other text unchanged. */
const figureIn = (text: string, schema: z.ZodType): number | string | undefined => {
  // With decimals of its own kind, such as a place on the map, a point is more likely a comma than thousands.
  const isPrecise = schema instanceof z.ZodNumber && !schema.isInt;
  if (!isPrecise && MISTYPED.test(text)) {
    return text;
  }
  const isDecimal = isPrecise && !text.includes(",");
  const plain = isDecimal ? text : text.replace(THOUSANDS, (whole) => whole.replaceAll(".", ""));
  const figure = Number(plain.replace(",", "."));
  return text === "" ? undefined : Number.isFinite(figure) ? figure : text;
};

/** What a figure may have around it when an editor types it: `€ 215`, `21%`, `3.100,-`. */
const AROUND_FIGURE = /^€\s*|,-$|\s*%$/g;

/** What an editor typed as text: a figure, or a picture with the engine's slash before it; spaces around it do not count. */
const typedValue = (schema: z.ZodType, value: unknown, before: unknown): unknown => {
  const inner = valueSchema(schema);
  if (typeof value !== "string") {
    return value;
  }
  const kind = metaOf(inner).field?.kind;
  if (kind === "imageFile") {
    return value.replace(/^\/+/, "");
  }
  const typed = kind === "markdown" ? value : value.trim();
  const takesFigure = inner instanceof z.ZodNumber || (inner instanceof z.ZodUnion && typeof before !== "string");
  if (takesFigure || typeof before === "number") {
    const figure = figureIn(typed.replace(AROUND_FIGURE, ""), inner);
    return typeof figure === "string" ? typed : figure;
  }
  return typed;
};

/** A value with everything left out that says nothing, to compare what is meant. */
const comparable = (schema: z.ZodType, value: unknown): unknown => restore(schema, value, undefined);

/** Of the value of a fact, what it was before: its notation says whether it is words. */
const wordsOrFigure = (field: z.ZodType, { format }: Json, before: unknown): unknown => {
  if (!(valueSchema(field) instanceof z.ZodUnion) || typeof before === "number") return before;
  return format === "text" ? (before ?? "") : undefined;
};

const restoreObject = (schema: z.ZodType, value: Json, before: Json): Json => {
  const shape = shapeOf(schema, value);
  const keys = Object.keys({ ...shape, ...value }).filter((key) => key in value);
  return Object.fromEntries(
    keys.flatMap((key): [string, unknown][] => {
      const field = shape[key];
      const restored = field ? restore(field, value[key], wordsOrFigure(field, value, before[key])) : value[key];
      const kept = Object.hasOwn(before, key) && (sameJson(restored, before[key]) || field instanceof z.ZodDefault);
      return restored === undefined || (!kept && saysNothing(field, restored)) ? [] : [[key, restored]];
    }),
  );
};

/**
 * Brings what a form holds back to what the file means: the form fills in defaults and empty texts everywhere, the file
 * has them only where they stood before. `{ text: "", tone: "sand", n: "3.100" }` of a file with none of them is `{ n: 3100 }`.
 *
 * @param schema the model of the value
 * @param value what the form holds
 * @param before what the file held; undefined for what is new
 */
export const restore = (schema: z.ZodType, value: unknown, before: unknown): unknown => {
  if (before !== undefined && sameJson(comparable(schema, value), comparable(schema, before))) {
    return before;
  }
  const inner = valueSchema(schema);
  if (Array.isArray(value) && inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    const old: unknown[] = Array.isArray(before) ? before : [];
    const meant = (item: unknown) => comparable(element, item);
    // Without an earlier list there is nothing to match, and matching anyway would double the work per nesting level.
    const matched = old.length > 0 ? matchItems(value.map(meant), old.map(meant)) : [];
    return value.map((item, index) => restore(element, item, old[matched[index] ?? -1]));
  }
  return isObject(value)
    ? restoreObject(schema, value, isObject(before) ? before : {})
    : typedValue(schema, value, before);
};
