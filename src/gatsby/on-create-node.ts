import { readFileSync } from "node:fs";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { contentTypeOfFile } from "../content/model/registry";
import { drawingSize } from "../lib/drawing-size";

interface MdxNode extends Node {
  /** The text without its frontmatter. */
  body: string;
  frontmatter: Record<string, unknown>;
  internal: Node["internal"] & { contentFilePath?: string };
}

const isMdx = (node: Node): node is MdxNode => node.internal.type === "Mdx";

/** YAML reads 2024-03-20 as a date; content has it as text. */
const withDatesAsText = (frontmatter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(frontmatter).map(([key, value]) => [
      key,
      value instanceof Date ? value.toISOString().slice(0, "YYYY-MM-DD".length) : value,
    ]),
  );

const addSize = ({ node, actions }: CreateNodeArgs): void => {
  const size = drawingSize(readFileSync(String(node.absolutePath), "utf8"));
  for (const [name, value] of Object.entries(size ?? {})) {
    actions.createNodeField({ node, name, value });
  }
};

/** Makes a node of a content type of what stands in a file; `name` tells it from others of that file. */
const addNode = (args: CreateNodeArgs, type: string, name: string, fields: object, digested = fields): unknown => {
  const { node, actions, createNodeId, createContentDigest } = args;
  const child = {
    ...fields,
    id: createNodeId(`${node.id} ${name}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(digested) },
  };
  const made: unknown = actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child as unknown as Node });
  return made;
};

const addProse = (node: MdxNode, args: CreateNodeArgs): void => {
  const file = node.parent ? args.getNode(node.parent) : undefined;
  const type = contentTypeOfFile(`content/${String(file?.relativePath)}`)?.name;
  if (!type) {
    return;
  }
  const fields = withDatesAsText(node.frontmatter);
  const { contentDigest, contentFilePath } = node.internal;
  addNode(args, type, type, { ...fields, body: node.body, contentFilePath }, [fields, contentDigest]);
};

/** Makes the entries of a list together: one after another, `develop` would make pages with half of the facts meanwhile. */
const addData = async (type: string, args: CreateNodeArgs): Promise<void> => {
  const entries: object[] = [JSON.parse(await args.loadNodeContent(args.node))].flat();
  await Promise.all(entries.map((entry, index) => addNode(args, type, String(index), entry)));
};

/**
 * Gives each entry of a JSON file and each MDX file a node of its content type (City, Fact, Article), and SVG files their
 * size.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => {
  const { node } = args;
  if (isMdx(node)) {
    return addProse(node, args);
  }
  if (node.internal.type !== "File") {
    return undefined;
  }
  const type = node.extension === "json" && contentTypeOfFile(`data/${node.relativePath}`)?.name;
  if (type) {
    return addData(type, args);
  }
  return node.extension === "svg" ? addSize(args) : undefined;
};
