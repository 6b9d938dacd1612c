import { type DefaultTreeAdapterTypes, defaultTreeAdapter, type ParserOptions, parse } from "parse5";

/** An element as parse5 reads it, with its place in the source. */
export type HtmlElement = DefaultTreeAdapterTypes.Element;

type Node = DefaultTreeAdapterTypes.Node;

/** Only the places of elements are asked for: those of texts, kept up to date word by word, are a third of the time. */
const treeAdapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  updateNodeSourceCodeLocation: (node, end) => {
    if (!defaultTreeAdapter.isTextNode(node)) {
      defaultTreeAdapter.updateNodeSourceCodeLocation(node, end);
    }
  },
};

/** What stands in `<noscript>` are elements too, as for a browser without JavaScript. */
const OPTIONS: ParserOptions<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> = {
  treeAdapter,
  scriptingEnabled: false,
  sourceCodeLocationInfo: true,
};

const childrenOf = (node: Node): readonly Node[] => {
  if ("content" in node) {
    return node.content.childNodes;
  }
  return "childNodes" in node ? node.childNodes : [];
};

const elementsBelow = (node: Node, found: HtmlElement[]): HtmlElement[] => {
  for (const child of childrenOf(node)) {
    if (defaultTreeAdapter.isElementNode(child)) {
      found.push(child);
    }
    elementsBelow(child, found);
  }
  return found;
};

/** The elements inside a node in document order, those of a `<template>` included. */
export const elementsIn = (node: Node): HtmlElement[] => elementsBelow(node, []);

/** Every element of a document in document order, read as a browser reads it (HTML §13.2). */
export const elementsOf = (html: string): HtmlElement[] => elementsIn(parse(html, OPTIONS));

/** Value of an attribute, without entities; undefined where the element has none. */
export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/**
 * Text of an element and all that is in it, without entities; script and style as written.
 *
 * @param between what stands between the texts of two elements
 */
export const textOf = (node: Node, between = ""): string =>
  defaultTreeAdapter.isTextNode(node)
    ? node.value
    : childrenOf(node)
        .map((child) => textOf(child, between))
        .join(between);
