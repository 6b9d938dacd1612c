import { defaultTreeAdapter } from "parse5";
import { attributeOf, elementsIn, elementsOf, type HtmlElement, textOf } from "../lib/html";

/** What nobody reads. */
const LEFT_OUT = new Set(["script", "style", "svg", "template"]);

/** Headings, and the questions of lists that fold: of those one is open at a time (`details name`). */
const isHeading = ({ tagName, parentNode }: HtmlElement): boolean =>
  tagName === "summary" ? attributeOf(parentNode as HtmlElement, "name") !== undefined : /^h[123]$/.test(tagName);

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/**
 * What stands on a page, out of its built HTML.
 *
 * @param html HTML of the built page
 * @throws when the page has no main part
 */
export const pageText = (html: string): { headings: string[]; text: string } => {
  const main = elementsOf(html).find(({ tagName }) => tagName === "main");
  if (!main) {
    throw new Error("A page without <main> cannot be searched");
  }
  for (const element of elementsIn(main).filter(({ tagName }) => LEFT_OUT.has(tagName))) {
    defaultTreeAdapter.detachNode(element);
  }
  const headings = elementsIn(main).filter(isHeading);
  return {
    headings: [...new Set(headings.map((heading) => inOneLine(textOf(heading))))],
    text: textOf(main, " "),
  };
};
