import { buildTokenTable } from "../../content-check/token-table";
import type { TokenTable } from "../../lib/tokens";

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

/** Gatsby's digest of what a node says; the studio's nodes have none. */
type Digested = { internal?: { contentDigest?: string } };

/** The table, made again only when settings or facts say something else: it takes as long as all else that a page asks. */
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
 * The token table of the site. It is read through the node model, so that Gatsby knows which queries depend on
 * data/site.json and data/facts.json and runs them again when a fact changes. Read once per query run.
 */
export const tokenTable = (context: ResolverContext): Promise<TokenTable> => {
  let table = tables.get(context);
  if (!table) {
    table = loadTable(context);
    tables.set(context, table);
  }
  return table;
};
