import type { ResolverContext } from "./context";

/** Field of a GraphQL type, as Gatsby's type builders take it. */
export interface FieldConfig {
  type: string;
  description?: string | undefined;
  resolve?: (source: Record<string, unknown>, args: unknown, context: ResolverContext) => unknown;
}

/** Fields beyond those of the model, by type. */
export type FieldsByType = Readonly<Record<string, Readonly<Record<string, FieldConfig>>>>;

/** A field that is made of its source and of other content. */
export const derived = (
  type: string,
  description: string,
  make: (source: Record<string, unknown>, context: ResolverContext) => unknown,
): FieldConfig => ({ type, description, resolve: (source, _args, context) => make(source, context) });
