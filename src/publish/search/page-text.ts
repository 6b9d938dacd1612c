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
 * Headings, text, and the entries of lists that have an anchor of their own (questions with their answers, cards of the team)
 * in the HTML of a built page.
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
    questions: elements.flatMap((item) => {
      const anchor = /^(?:details|li)$/.test(item.tagName) ? attributeOf(item, "id") : undefined;
      const title = elementsIn(item).find(({ tagName }) => /^(?:summary|h[23])$/.test(tagName));
      if (!anchor || !title) {
        return [];
      }
      const answer = inOneLine(textIn(item, " ")).replace(inOneLine(textIn(title, " ")), "");
      return [{ anchor, question: inOneLine(textIn(title)), answer: answer.trim() }];
    }),
    text: textIn(main, " "),
  };
};
