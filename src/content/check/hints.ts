import type { z } from "zod";
import { type FieldKind, metaOf, type Reference } from "../model/field-types";
import { quote } from "./dutch";

/** Dutch description of what a field of a kind, or a name that a reference uses, may be. */
export const FIELD_HINTS: Partial<Record<FieldKind["kind"] | Reference["by"], string>> = {
  link: "een pad zoals /contact, een anker zoals #formulier, of iets dat begint met https://, mailto: of tel:",
  slug: "kleine letters, cijfers en koppeltekens, zoals den-haag",
  path: "een pad in kleine letters, met een schuine streep ervoor en niet erachter, zoals /kosten-mediation",
  token: "de naam van een feit uit data/facts.json, zonder accolades",
  date: "een dag die bestaat, als jaar-maand-dag, zoals 2024-03-20",
};

/** Dutch names of zod's types. */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "tekst",
  number: "een getal",
  int: "een heel getal",
  boolean: "true of false",
  array: "een lijst tussen [ en ]",
  object: "een groep velden tussen { en }",
};

/** What the size of a value counts: singular and plural. */
export const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  string: ["teken", "tekens"],
  array: ["onderdeel", "onderdelen"],
};

/** `“12” is een getal`, `hier staat een lijst`. */
export const subject = (value: unknown): string => {
  if (value === null) {
    return "is leeg";
  }
  const type = TYPE_NAMES[Array.isArray(value) ? "array" : typeof value] ?? typeof value;
  return typeof value === "object" ? `hier staat ${type}` : `${quote(value)} is ${type}`;
};

/** Dutch description of what a schema allows; undefined if the model does not say. */
export const hintFor = (schema: z.ZodType | undefined): string | undefined => {
  const { field, hint } = schema ? metaOf(schema) : {};
  if (field?.kind === "imageFile") {
    return `een bestand in content/images, zonder spaties of accenten in de naam, dat eindigt op ${field.endings} in kleine letters`;
  }
  const kind = field?.kind === "reference" ? field.by : field?.kind;
  return (kind && FIELD_HINTS[kind]) ?? (hint && hint.charAt(0).toLowerCase() + hint.slice(1));
};
