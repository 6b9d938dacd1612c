import { toHast } from "mdast-util-to-hast";
import { createElement, Fragment, type ReactNode } from "react";
import { REACT_COMPONENTS } from "../../components/mdx/mdx-components";
import { ProseBody } from "../../components/mdx/ProseBody";
import { fillTree } from "../../content/markdown/fill-tree";
import { markHeadings } from "../../content/markdown/headings";
import { readMarkdown } from "../../content/markdown/read";
import type { TokenTable } from "../../lib/tokens";

/** A node of the HTML tree, with the components of MDX as they were read. */
interface HtmlNode {
  type: string;
  value?: string;
  tagName?: string;
  name?: string | null;
  properties?: Record<string, unknown>;
  attributes?: readonly { name?: string; value?: unknown }[];
  children?: readonly HtmlNode[];
}

const COMPONENTS = REACT_COMPONENTS as unknown as Readonly<Record<string, string | undefined>>;

/** Whether a paragraph is none on the site: MDX takes components out of one that holds nothing else. */
const isUnwrapped = ({ tagName, children = [] }: HtmlNode): boolean =>
  tagName === "p" && children.every(({ type, value }) => type.startsWith("mdxJsx") || value?.trim() === "");

const draw = (node: HtmlNode, key: number): ReactNode => {
  const { type, value, tagName, name, properties, attributes = [], children = [] } = node;
  const component = isUnwrapped(node) ? Fragment : (COMPONENTS[tagName ?? name ?? ""] ?? tagName ?? Fragment);
  const given = Object.fromEntries(attributes.map((attribute) => [String(attribute.name), attribute.value ?? true]));
  return type === "text" ? value : createElement(component, { ...properties, ...given, key }, ...children.map(draw));
};

/**
 * The prose of an MDX file as the site shows it.
 *
 * @throws where the prose cannot be read; the check says where
 */
export const drawProse = (body: string, tokens: TokenTable): ReactNode => {
  const tree = readMarkdown(body, "mdx");
  markHeadings(tree);
  const html = toHast(fillTree(tree, tokens, "nl"), {
    passThrough: ["mdxJsxFlowElement", "mdxJsxTextElement"],
  });
  return createElement(ProseBody, null, draw(html as HtmlNode, 0));
};
