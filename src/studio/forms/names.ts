import type { z } from "zod";
import { unwrap } from "../../content-check/walk";
import type { ContentType } from "../../content-model/registry";

/** The Dutch names that a schema of the model carries. */
interface Names {
  label?: string;
  nl?: string;
  /** Names of the values of a choice. */
  labels?: Readonly<Record<string, string>>;
}

/** The Dutch names that a schema itself carries. */
export const namesOf = (schema: z.ZodType): Names => (schema.meta() ?? {}) as Names;

/** Short Dutch name of a field or type; empty where the model has none. */
export const labelOf = (schema: z.ZodType): string => {
  const own = namesOf(schema);
  const inner = namesOf(unwrap(schema));
  return own.label ?? inner.label ?? own.nl ?? inner.nl ?? "";
};

/** Dutch description of a field or type; empty where the model has none. */
export const hintOf = (schema: z.ZodType): string => namesOf(schema).nl ?? namesOf(unwrap(schema)).nl ?? "";

/** Dutch name of the entries of a content type together. */
export const pluralOf = ({ schema, source }: ContentType): string =>
  "plural" in source ? String(source.plural) : labelOf(schema);
