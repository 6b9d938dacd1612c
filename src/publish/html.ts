import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;

type Node = DefaultTreeAdapterTypes.Node;

const childrenOf = (node: Node): readonly Node[] => {
  const parent = "content" in node ? node.content : node;
  return "childNodes" in parent ? parent.childNodes : [];
};

/** All elements in a node in document order, including those of a `<template>`. */
export const elementsIn = (node: Node): HtmlElement[] =>
  childrenOf(node)
    .filter(defaultTreeAdapter.isElementNode)
    .flatMap((element) => [element, ...elementsIn(element)]);

/** Every element of a document in document order; `<noscript>` is read as a browser without JavaScript does. */
export const elementsOf = (html: string): HtmlElement[] => elementsIn(parse(html, { scriptingEnabled: false }));

export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/**
 * Text content of an element, without entities; script and style as written.
 * @param between separator between the texts of two elements
 */
export const textIn = (node: Node, between = ""): string =>
  defaultTreeAdapter.isTextNode(node)
    ? node.value
    : childrenOf(node)
        .map((child) => textIn(child, between))
        .join(between);
