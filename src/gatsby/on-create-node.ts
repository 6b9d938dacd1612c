import { readFileSync } from "node:fs";
import type { CreateNodeArgs, GatsbyNode, Node, NodeInput } from "gatsby";
import { onCreateNode as transformJson } from "gatsby-transformer-json/gatsby-node";
import { asObject } from "../content/check/as-object";
import { parseFrontmatter } from "../content/check/parse-mdx";
import { contentTypeOfFile } from "../content/model/registry";
import { drawingSize } from "../lib/drawing-size";

const addSize = ({ node, actions }: CreateNodeArgs): void => {
  const size = drawingSize(readFileSync(String(node.absolutePath), "utf8"));
  for (const [name, value] of Object.entries(size ?? {})) {
    actions.createNodeField({ node, name, value });
  }
};

const addProse = ({ node, actions, getNode, createNodeId, createContentDigest }: CreateNodeArgs): void => {
  const file = getNode(String(node.parent));
  const type = contentTypeOfFile(`content/${String(file?.relativePath)}`)?.name;
  if (!type) {
    return;
  }
  const { contentDigest, contentFilePath } = node.internal;
  // As the check reads it: the frontmatter of the node has dates in place of texts such as 2024-03-20. A byte order
  // mark, which the check refuses, must not hide it in `develop`.
  const text = readFileSync(String(contentFilePath), "utf8").replace(/^\uFEFF/, "");
  const fields = asObject(parseFrontmatter(text).data);
  const child = {
    ...fields,
    // The text without its frontmatter.
    body: node.body,
    contentFilePath,
    id: createNodeId(`${node.id} ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest([fields, contentDigest]) },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child as unknown as Node });
};

/**
 * Makes nodes of a file with gatsby-transformer-json. As a plugin it waits for each entry of a list, while `develop`
 * makes pages with half of the facts; here the entries are created together.
 */
const addData = async (type: string, args: CreateNodeArgs): Promise<void> => {
  const made: unknown[] = [];
  const createNode = (node: NodeInput) => {
    made.push(args.actions.createNode(node));
  };
  await transformJson({ ...args, actions: { ...args.actions, createNode } }, { typeName: type }).catch((error) => {
    // The check names the line of what is no JSON.
    if (!/Unable to parse JSON/.test(error.message)) {
      throw error;
    }
  });
  await Promise.all(made);
};

/** Gives each entry of a JSON file and each MDX file a node of its content type, and SVG files their size. */
export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => {
  const { node } = args;
  if (node.internal.type === "Mdx") {
    return addProse(args);
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
