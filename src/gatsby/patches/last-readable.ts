import type { CreateNodeArgs, Node } from "gatsby";
import { transformer } from "./whole-lists";

type LoadText = CreateNodeArgs["loadNodeContent"];

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Reads a file, and gives what it said before for as long as it is no JSON. One that never was is given as it is. */
export const lastReadable = (): ((load: LoadText) => (node: Node) => Promise<string>) => {
  const readable = new Map<string, string>();
  return (load) => async (node) => {
    const text = await load(node);
    if (isJson(text)) {
      readable.set(node.id, text);
    }
    return readable.get(node.id) ?? text;
  };
};

/**
 * Has `develop` show the site as it was while a JSON file has a comma too many. gatsby-transformer-json throws, after
 * Gatsby has taken away what was made from the file, and all pages with it; the check of the content says what is wrong.
 */
export const keepLastReadable = (): void => {
  const api = transformer();
  const { onCreateNode } = api;
  const keeping = lastReadable();
  api.onCreateNode = (args, options) =>
    onCreateNode({ ...args, loadNodeContent: keeping(args.loadNodeContent) }, options);
};
