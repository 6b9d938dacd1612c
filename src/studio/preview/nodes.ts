import { BODY_FIELD } from "../../content/check/document";
import { loadContent } from "../../content/check/load";
import type { NodeModel } from "../../content/graphql/context";
import { CONTENT_TYPES, type ContentType } from "../../content/model/registry";
import { siteFiles } from "../folder/site-files";
import { pictureOf } from "./pictures";

/** An entry of the content, as resolvers see it. */
export type EntryNode = Record<string, unknown> & { id: string; parent: string };

/** Entries by content type. */
export type Nodes = ReadonlyMap<string, readonly EntryNode[]>;

const toNodes = (file: string, value: unknown): EntryNode[] =>
  [value].flat().map((entry, index) => ({ ...(entry as object), id: `${file}#${index}`, parent: file }));

/** The draft of a file, in place of what is on disk. */
export interface Draft {
  type: ContentType;
  file: string;
  /** What the file holds, the prose of an MDX file among its fields. */
  value: unknown;
}

/** All entries by content type, with a draft in place of its file; files that cannot be read are left out. */
export const nodesWith = (draft: Draft): Nodes => {
  const nodes = new Map<string, EntryNode[]>(CONTENT_TYPES.map(({ name }) => [name, []]));
  for (const { type, file, data, body, broken } of loadContent(siteFiles()).documents) {
    if (file !== draft.file && !broken) {
      const value = body ? { ...(data as object), [BODY_FIELD]: body.text.trim() } : data;
      nodes.get(type.name)?.push(...toNodes(file, value));
    }
  }
  nodes.get(draft.type.name)?.push(...toNodes(draft.file, draft.value));
  return nodes;
};

type Filter = Record<string, { eq?: unknown }>;

/** The part of Gatsby's node model that resolvers use, over entries that are in memory. */
export const nodeModelOf = (nodes: Nodes): NodeModel =>
  ({
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
    getNodeById: ({ id }: { id: string }) => ({
      children: [...nodes.values()].flat().flatMap((node) => (node.parent === id ? [node.id] : [])),
    }),
  }) as unknown as NodeModel;
