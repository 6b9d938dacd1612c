import { z } from "zod";
import { metaOf, valueSchema } from "../content/model/field-types";

/** Text of at least so many characters, different for every name. */
const textOf = (name: string, length: number): string => {
  const words = `${name} {minutes} {seconds} {count} `;
  return words.repeat(Math.max(1, Math.ceil(length / words.length))).trim();
};

const stringFor = (schema: z.ZodString, name: string): string => {
  const { field } = metaOf(schema);
  switch (field?.kind) {
    case "link":
    case "path":
      return "/";
    case "slug":
      return "voorbeeld";
    case "reference":
      return field.to === "City" ? "utrecht" : "voorbeeld";
    case "date":
      return "2024-03-20";
    case "imageFile":
      return schema.safeParse("portret.png").success ? "portret.png" : "tekening.svg";
    case "copy":
    case "markdown":
      return `${name} tekst`.padEnd(schema.minLength ?? 1, " tekst").slice(0, schema.maxLength ?? undefined);
    default:
      return textOf(name, schema.minLength ?? 0);
  }
};

const fewest = (array: z.ZodArray): number => {
  const limits = (array.def.checks ?? []).map((check) => check._zod.def as { check: string; minimum?: number });
  return limits.find(({ check }) => check === "min_length")?.minimum ?? 0;
};

/**
 * Smallest valid data for a schema of the content model: required fields only.
 * @param name name of the field, which texts repeat
 */
export const exampleOf = (schema: z.ZodType, name = "voorbeeld"): unknown => {
  const inner = valueSchema(schema);
  if (inner instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(inner.shape as Record<string, z.ZodType>)
        .filter(([, field]) => !(field instanceof z.ZodOptional || field instanceof z.ZodDefault))
        .map(([key, field]) => [key, exampleOf(field, key)]),
    );
  }
  if (inner instanceof z.ZodArray) {
    return Array.from({ length: fewest(inner) }, () => exampleOf(inner.element as z.ZodType, name));
  }
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return exampleOf(inner.options[0] as z.ZodType, name);
  }
  if (inner instanceof z.ZodEnum) {
    return inner.options[0];
  }
  if (inner instanceof z.ZodLiteral) {
    return inner.value;
  }
  if (inner instanceof z.ZodBoolean) {
    return true;
  }
  if (inner instanceof z.ZodNumber) {
    return inner.minValue ?? 1;
  }
  return stringFor(inner as z.ZodString, name);
};
