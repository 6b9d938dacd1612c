import { toHref } from "../../lib/links";
import { interpolate, type Language, type TokenTable } from "../../lib/tokens";
import { childrenOf, type Node, type Tree } from "./read";

const fillNode = (node: Node, fill: (text: string) => string): Node => {
  switch (node.type) {
    case "mdxTextExpression":
      return { type: "text", value: fill(`{${node.value}}`) };
    case "mdxFlowExpression":
      return { type: "paragraph", children: [{ type: "text", value: fill(`{${node.value}}`) }] };
    case "link":
    case "definition":
      node.url = toHref(fill(node.url));
      node.title &&= fill(node.title);
      break;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      for (const attribute of node.attributes) {
        if (typeof attribute.value === "string") {
          attribute.value = fill(attribute.value);
        }
      }
      break;
  }
  const children = childrenOf(node);
  for (const [index, child] of children.entries()) {
    children[index] = fillNode(child, fill);
  }
  return node;
};

/**
 * Fills in the tokens of a tree, in place. Code samples keep their braces; other expressions become text, so that
 * nothing can run.
 */
export const fillTree = (tree: Tree, table: TokenTable, language: Language): Tree => {
  fillNode(tree, (text) => interpolate(text, table, language));
  return tree;
};
