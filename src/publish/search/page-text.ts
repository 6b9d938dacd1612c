import { defaultTreeAdapter } from "parse5";
import { attributeOf, elementsIn, elementsOf, type HtmlElement, textIn } from "../html";

/** Elements that nobody reads. */
const LEFT_OUT = new Set(["script", "style", "svg", "template"]);

/** Headings, and what opens one of a list (`details name`) that has no anchor of its own. */
const isHeading = ({ tagName, parentNode }: HtmlElement): boolean => {
  if (tagName !== "summary") {
    return /^h[123]$/.test(tagName);
  }
  const details = parentNode as HtmlElement;
  return attributeOf(details, "name") !== undefined && attributeOf(details, "id") === undefined;
};

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/**
 * Headings, text, and questions with their answers (entries of a list that have an anchor of their own) in the HTML of a
 * built page.
 * @throws if the page has no main part
 */
export const pageText = (html: string) => {
  const main = elementsOf(html).find(({ tagName }) => tagName === "main");
  if (!main) {
    throw new Error("A page without <main> cannot be searched");
  }
  elementsIn(main)
    .filter(({ tagName }) => LEFT_OUT.has(tagName))
    .forEach(defaultTreeAdapter.detachNode);
  const elements = elementsIn(main);
  const headings = elements.filter(isHeading).map((heading) => inOneLine(textIn(heading)));
  return {
    headings: [...new Set(headings)],
    questions: elements.flatMap((details) => {
      const anchor = details.tagName === "details" ? attributeOf(details, "id") : undefined;
      const [summary, ...parts] = elementsIn(details).filter(({ parentNode }) => parentNode === details);
      if (!anchor || !summary) {
        return [];
      }
      const answer = inOneLine(parts.map((part) => textIn(part, " ")).join(" "));
      return [{ anchor, question: inOneLine(textIn(summary)), answer }];
    }),
    text: textIn(main, " "),
  };
};
