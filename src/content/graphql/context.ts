import type { TokenTable } from "../../lib/tokens";
import { buildTokenTable } from "../check/token-table";

/** The part of Gatsby's node model that resolvers use. */
interface NodeModel {
  findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
  getNodeById<T>(args: { id: string }): T | null;
  findOne<T>(args: { type: string; query: { filter: Record<string, unknown> } }): Promise<T | null>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

/** All entries of a content type. */
export const entriesOf = async <T>(type: string, { nodeModel }: ResolverContext): Promise<T[]> => [
  ...(await nodeModel.findAll<T>({ type })).entries,
];

/** The first node of a type that fits. */
export const findNode = <T>(type: string, filter: Record<string, unknown>, { nodeModel }: ResolverContext) =>
  nodeModel.findOne<T>({ type, query: { filter } });

const tables = new WeakMap<ResolverContext, Promise<TokenTable>>();

const loadTable = async (context: ResolverContext): Promise<TokenTable> => {
  const [[site], facts] = await Promise.all([entriesOf("SiteSettings", context), entriesOf("Fact", context)]);
  return buildTokenTable(site, facts);
};

/**
 * The token table of the site, read through the node model, so that Gatsby runs queries again when data/site.json or
 * data/facts.json changes.
 */
export const tokenTable = (context: ResolverContext): Promise<TokenTable> => {
  const table = tables.get(context) ?? loadTable(context);
  tables.set(context, table);
  return table;
};

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
