import type { z } from "zod";
import { componentNamed } from "../../content/check/markdown-fault";
import { metaOf } from "../../content/model/field-types";

/** Short Dutch name of a field or type; empty where the model has none. */
export const labelOf = (schema: z.ZodType): string => metaOf(schema).label ?? "";

/** Short Dutch name of a component of prose; its own where the model does not know it. */
export const componentLabel = (name: string): string => {
  const component = componentNamed(name);
  return component ? labelOf(component.attributes) : name;
};
