import { defaultTreeAdapter } from "parse5";
import { attributeOf, elementsIn, elementsOf, type HtmlElement, textIn } from "../html";

/** Elements that nobody reads. */
const LEFT_OUT = new Set(["script", "style", "svg", "template"]);

/** A question with its answer: an entry of a list that has an anchor of its own. */
export interface PageQuestion {
  anchor: string;
  question: string;
  answer: string;
}

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
 * Headings, questions and text of a built page.
 * @param html HTML of the built page
 * @throws if the page has no main part
 */
export const pageText = (html: string): { headings: string[]; questions: PageQuestion[]; text: string } => {
  const main = elementsOf(html).find(({ tagName }) => tagName === "main");
  if (!main) {
    throw new Error("A page without <main> cannot be searched");
  }
  for (const element of elementsIn(main).filter(({ tagName }) => LEFT_OUT.has(tagName))) {
    defaultTreeAdapter.detachNode(element);
  }
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
