import type { TokenTable } from "../../lib/tokens";
import { buildTokenTable } from "../check/token-table";

/** The part of Gatsby's node model that resolvers use. */
export interface NodeModel {
  findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
  getNodeById<T>(args: { id: string }): T | null;
  findOne<T>(args: { type: string; query: { filter: Record<string, unknown> } }): Promise<T | null>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

const tables = new WeakMap<ResolverContext, Promise<TokenTable>>();

const loadTable = async ({ nodeModel }: ResolverContext): Promise<TokenTable> => {
  const [site, facts] = await Promise.all([
    nodeModel.findAll({ type: "SiteSettings" }),
    nodeModel.findAll({ type: "Fact" }),
  ]);
  return buildTokenTable([...site.entries][0], facts.entries);
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
