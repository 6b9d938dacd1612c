import { readFileSync } from "node:fs";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { contentTypeOfFile } from "../content-model/registry";
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

const addContent = (node: MdxNode, { getNode, actions, createNodeId, createContentDigest }: CreateNodeArgs): void => {
  const file = node.parent ? getNode(node.parent) : undefined;
  const type = contentTypeOfFile(`content/${String(file?.relativePath)}`);
  if (!type) {
    return;
  }
  const fields = withDatesAsText(node.frontmatter);
  const child = {
    ...fields,
    body: node.body,
    contentFilePath: node.internal.contentFilePath,
    id: createNodeId(`${node.id} >>> ${type.name}`),
    parent: node.id,
    children: [],
    internal: { type: type.name, contentDigest: createContentDigest([fields, node.internal.contentDigest]) },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child as unknown as Node });
};

/** Gives MDX files a node of their content type (Article, LegalPage) with their frontmatter, and SVG files their size. */
export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => {
  const { node } = args;
  if (isMdx(node)) {
    addContent(node, args);
  } else if (node.internal.type === "File" && node.extension === "svg") {
    addSize(args);
  }
};
