import type { z } from "zod";
import { valueSchema } from "../../content/check/walk";
import { metaOf } from "../../content/model/field-types";
import type { ContentType } from "../../content/model/registry";

/** Short Dutch name of a field or type; empty where the model has none. */
export const labelOf = (schema: z.ZodType): string => {
  const own = metaOf(schema);
  const inner = metaOf(valueSchema(schema));
  return own.label ?? inner.label ?? own.nl ?? inner.nl ?? "";
};

/** Dutch description of a field or type; empty where the model has none. */
export const hintOf = (schema: z.ZodType): string => metaOf(schema).nl ?? metaOf(valueSchema(schema)).nl ?? "";

/** Dutch name of the entries of a content type together. */
export const pluralOf = ({ schema, source }: ContentType): string =>
  "plural" in source ? source.plural : labelOf(schema);
