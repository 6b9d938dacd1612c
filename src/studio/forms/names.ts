import type { z } from "zod";
import { unwrap } from "../../content-check/walk";
import { metaOf } from "../../content-model/kinds";
import type { ContentType } from "../../content-model/registry";

/** Short Dutch name of a field or type; empty where the model has none. */
export const labelOf = (schema: z.ZodType): string => {
  const own = metaOf(schema);
  const inner = metaOf(unwrap(schema));
  return own.label ?? inner.label ?? own.nl ?? inner.nl ?? "";
};

/** Dutch description of a field or type; empty where the model has none. */
export const hintOf = (schema: z.ZodType): string => metaOf(schema).nl ?? metaOf(unwrap(schema)).nl ?? "";

/** Dutch name of the entries of a content type together. */
export const pluralOf = ({ schema, source }: ContentType): string =>
  "plural" in source ? source.plural : labelOf(schema);

/** A text for the engine, which reads what stands beside a field as Markdown, so that its signs are shown. */
export const asWritten = (text: string): string => text.replaceAll(/[*[\]]/g, "\\$&");
