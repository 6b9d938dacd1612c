import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Elements that nobody reads. */
const LEFT_OUT = new Set(["noscript", "script", "style", "svg", "template"]);

const childrenOf = (node: Node): readonly Node[] => ("childNodes" in node ? node.childNodes : []);

/** All elements in a node that are read, in document order. */
const elementsIn = (node: Node): HtmlElement[] =>
  childrenOf(node)
    .filter(defaultTreeAdapter.isElementNode)
    .filter(({ tagName }) => !LEFT_OUT.has(tagName))
    .flatMap((element) => [element, ...elementsIn(element)]);

const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** What is read of a node; two elements may stand apart without a space between them. */
const textIn = (node: Node, between: string): string =>
  defaultTreeAdapter.isTextNode(node)
    ? node.value
    : childrenOf(node)
        .filter(({ nodeName }) => !LEFT_OUT.has(nodeName))
        .map((child) => textIn(child, between))
        .join(between);

const inOneLine = (node: Node, between = ""): string => textIn(node, between).replaceAll(/\s+/g, " ").trim();

/** Headings, and what opens an entry of a list (`details name`) that has no anchor of its own. */
const isHeading = ({ tagName, parentNode }: HtmlElement): boolean => {
  if (tagName !== "summary") {
    return /^h[123]$/.test(tagName);
  }
  const details = parentNode as HtmlElement;
  return attributeOf(details, "name") !== undefined && attributeOf(details, "id") === undefined;
};

/**
 * Headings, text, and the entries of lists that have an anchor of their own (questions with their answers, cards of the team)
 * in the HTML of a built page.
 * @throws if the page has no main part
 */
export const pageText = (html: string) => {
  const main = elementsIn(parse(html)).find(({ tagName }) => tagName === "main");
  if (!main) {
    throw new Error("A page without <main> cannot be searched");
  }
  const elements = elementsIn(main);
  return {
    headings: [...new Set(elements.filter(isHeading).map((heading) => inOneLine(heading)))],
    questions: elements.flatMap((entry) => {
      const anchor = /^(?:details|li)$/.test(entry.tagName) ? attributeOf(entry, "id") : undefined;
      const title = elementsIn(entry).find(({ tagName }) => /^(?:summary|h[23])$/.test(tagName));
      if (!anchor || !title) {
        return [];
      }
      const answer = inOneLine(entry, " ").replace(inOneLine(title, " "), "").trim();
      return [{ anchor, question: inOneLine(title), answer }];
    }),
    text: textIn(main, " "),
  };
};
