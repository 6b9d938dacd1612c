import { createRequire } from "node:module";
import path from "node:path";
import type { CreateNodeArgs } from "gatsby";

type OnCreateNode = (args: CreateNodeArgs, options: unknown) => Promise<void>;

/** The Gatsby APIs of gatsby-transformer-json: the object that Gatsby itself calls. */
export const transformer = (): { onCreateNode: OnCreateNode } =>
  createRequire(path.resolve("package.json"))("gatsby-transformer-json/gatsby-node.js");

/** The same, with every entry of a list handed over before the first has become a node. */
export const withWholeLists =
  (onCreateNode: OnCreateNode): OnCreateNode =>
  async (args, options) => {
    const nodes: unknown[] = [];
    const createNode = (...node: Parameters<typeof args.actions.createNode>) => {
      nodes.push(args.actions.createNode(...node));
    };
    await onCreateNode({ ...args, actions: { ...args.actions, createNode } }, options);
    await Promise.all(nodes);
  };

/**
 * Has gatsby-transformer-json hand over the entries of a list together. It waits for each, and `develop` makes all pages
 * anew before it takes the next: after a save of data/facts.json there was nothing but the not-found page.
 */
export const handOverWholeLists = (): void => {
  const api = transformer();
  api.onCreateNode = withWholeLists(api.onCreateNode);
};
