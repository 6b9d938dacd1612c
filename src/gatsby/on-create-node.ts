import type { GatsbyNode, Node } from "gatsby";
import { contentTypeOfFile } from "../content-model/registry";

interface MdxNode extends Node {
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

/** Gives every MDX file a node of its content type (Article, LegalPage) with the fields of its frontmatter. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({
  node,
  getNode,
  actions,
  createNodeId,
  createContentDigest,
}) => {
  if (!isMdx(node)) {
    return;
  }
  const file = node.parent ? getNode(node.parent) : undefined;
  const type = contentTypeOfFile(`content/${String(file?.relativePath)}`);
  if (!type) {
    return;
  }
  const fields = withDatesAsText(node.frontmatter);
  const child = {
    ...fields,
    contentFilePath: node.internal.contentFilePath,
    id: createNodeId(`${node.id} >>> ${type.name}`),
    parent: node.id,
    children: [],
    internal: { type: type.name, contentDigest: createContentDigest([fields, node.internal.contentDigest]) },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child as unknown as Node });
};
