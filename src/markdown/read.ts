/**
 * The one reader of Markdown and MDX: the check, the tokens, the pages and the studio all work on its tree, so that
 * none of them can disagree about what a text says. Both notations read `{…}` as an expression, of which tokens are the
 * only kind that content may hold; neither knows `import` and `export`, so that no content is ever code.
 */

import { fromMarkdown } from "mdast-util-from-markdown";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import { mdxMd } from "micromark-extension-mdx-md";

/** `markdown` in fields of JSON, `mdx` in the prose of content/. */
export type Notation = "markdown" | "mdx";

/** The tree of a text (mdast), with the position of every node. */
export type Tree = ReturnType<typeof fromMarkdown>;

/** A node of the tree, or the tree itself. */
export type Node = Tree | Tree["children"][number];

/** A component in MDX. */
export type Component = Extract<Node, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

const EXTENSIONS = { markdown: [mdxExpression()], mdx: [mdxExpression(), mdxJsx(), mdxMd] } as const;

/**
 * Reads Markdown (CommonMark), or MDX without its frontmatter.
 *
 * @throws VFileMessage where a brace or a tag has no partner, or a tag is malformed
 */
export const readMarkdown = (text: string, notation: Notation): Tree =>
  fromMarkdown(text, { extensions: [...EXTENSIONS[notation]], mdastExtensions: [mdxFromMarkdown()] });

/** The nodes directly in a node. */
export const childrenOf = (node: Node): Node[] => ("children" in node ? node.children : []);

/** The components in a node, also those inside others. */
export const componentsIn = (node: Node): Component[] => [
  ...(node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement" ? [node] : []),
  ...childrenOf(node).flatMap(componentsIn),
];

/** The words of a node, without markup; tokens as written. */
export const wordsIn = (node: Node): string => {
  switch (node.type) {
    case "text":
    case "inlineCode":
      return node.value;
    case "mdxTextExpression":
      return `{${node.value}}`;
    case "break":
      return " ";
    default:
      return childrenOf(node).map(wordsIn).join("");
  }
};
