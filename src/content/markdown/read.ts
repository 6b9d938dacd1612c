/**
 * The one reader of Markdown and MDX: check, tokens, pages and studio all use its tree. Both notations read `{…}` as an
 * expression, of which content may use tokens only; neither knows `import` and `export`, so that content is never code.
 */

import { fromMarkdown } from "mdast-util-from-markdown";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import { mdxMd } from "micromark-extension-mdx-md";

/** `markdown` in fields of JSON, `mdx` in the prose of content/. */
export type Notation = "markdown" | "mdx";

/** Syntax tree of a text (mdast), with positions. */
export type Tree = ReturnType<typeof fromMarkdown>;

export type Node = Tree | Tree["children"][number];

export type Component = Extract<Node, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

const EXTENSIONS = { markdown: [mdxExpression()], mdx: [mdxExpression(), mdxJsx(), mdxMd] } as const;

/**
 * Reads Markdown (CommonMark), or MDX without its frontmatter.
 * @throws VFileMessage for an unmatched brace or a malformed tag
 */
export const readMarkdown = (text: string, notation: Notation): Tree =>
  fromMarkdown(text, { extensions: [...EXTENSIONS[notation]], mdastExtensions: [mdxFromMarkdown()] });

/** What a node of the tree holds; nothing for a leaf. */
export const childrenOf = (node: Node): Node[] => ("children" in node ? node.children : []);

/** The text of a node without markup; tokens as written. */
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
