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

let latest: { of: string; table: TokenTable } | undefined;

/** Gatsby's digest of a node's content; nodes of the studio have none. */
type Digested = { internal?: { contentDigest?: string } };

/** The table, made again only if settings or facts changed: it is expensive. */
const tableOf = (settings: Digested, facts: readonly Digested[]): TokenTable => {
  const of = JSON.stringify([settings, ...facts].map((node) => node.internal?.contentDigest ?? node));
  if (latest?.of !== of) {
    latest = { of, table: buildTokenTable(settings, facts) };
  }
  return latest.table;
};

const loadTable = async ({ nodeModel }: ResolverContext): Promise<TokenTable> => {
  const [site, facts] = await Promise.all([
    nodeModel.findAll<Digested>({ type: "SiteSettings" }),
    nodeModel.findAll<Digested>({ type: "Fact" }),
  ]);
  const [settings] = [...site.entries];
  if (!settings) {
    throw new Error("data/site.json is missing");
  }
  return tableOf(settings, [...facts.entries]);
};

/**
 * The token table of the site, read through the node model, so that Gatsby runs queries again when data/site.json or
 * data/facts.json changes.
 */
export const tokenTable = (context: ResolverContext): Promise<TokenTable> => {
  let table = tables.get(context);
  if (!table) {
    table = loadTable(context);
    tables.set(context, table);
  }
  return table;
};
