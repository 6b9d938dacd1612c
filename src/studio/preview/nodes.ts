import { BODY_FIELD } from "../../content/check/document";
import type { ResolverContext } from "../../content/graphql/context";
import { CONTENT_TYPES, type ContentType } from "../../content/model/registry";
import { siteDocuments } from "../folder/site-files";
import { pictureOf } from "./pictures";

/** An entry of the content, as resolvers see it. */
type EntryNode = Record<string, unknown> & { id: string; parent: string };

/** Entries by content type. */
export type Nodes = ReadonlyMap<string, readonly EntryNode[]>;

/** The draft of a file, in place of what is on disk. */
export interface Draft {
  type: ContentType;
  file: string;
  /** What the file holds, the prose of an MDX file among its fields. */
  value: unknown;
}

const toNodes = ({ file, value }: Draft): EntryNode[] =>
  [value].flat().map((entry, index) => ({ ...(entry as object), id: `${file}#${index}`, parent: file }));

/** All entries by content type, with a draft in place of its file; files that cannot be read are left out. */
export const nodesWith = (draft: Draft): Nodes => {
  const saved = siteDocuments().filter(({ file, broken }) => file !== draft.file && !broken);
  const drafts = saved.map(({ type, file, data, body }): Draft => {
    const value = body ? { ...(data as object), [BODY_FIELD]: body.text.trim() } : data;
    return { type, file, value };
  });
  const all = [...drafts, draft];
  return new Map(CONTENT_TYPES.map((type) => [type.name, all.filter((one) => one.type === type).flatMap(toNodes)]));
};

type Filter = Record<string, { eq?: unknown }>;

/** What resolvers use of Gatsby, over entries that are in memory. */
export const contextOf = (nodes: Nodes): ResolverContext => {
  const nodeModel = {
    findAll: async ({ type }: { type: string }) => ({ entries: nodes.get(type) ?? [] }),
    findOne: async ({ type, query: { filter } }: { type: string; query: { filter: Filter } }) => {
      if (type === "File") {
        return pictureOf(String(filter.relativePath?.eq));
      }
      // What is not chosen yet looks like the first choice.
      const fits = (node: EntryNode) =>
        Object.entries(filter).every(([key, { eq = "" }]) => eq === "" || node[key] === eq);
      return nodes.get(type)?.find(fits) ?? null;
    },
    // It tells the order of entries in their file, in which they are here already.
    getNodeById: () => null,
  };
  return { nodeModel } as unknown as ResolverContext;
};
