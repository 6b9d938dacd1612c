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
  const headings = elementsIn(main).filter(isHeading);
  return {
    headings: [...new Set(headings.map((heading) => inOneLine(textIn(heading))))],
    questions: elementsIn(main).flatMap((details) => {
      const anchor = details.tagName === "details" ? attributeOf(details, "id") : undefined;
      const [summary, ...answer] = elementsIn(details).filter(({ parentNode }) => parentNode === details);
      return anchor && summary
        ? [
            {
              anchor,
              question: inOneLine(textIn(summary)),
              answer: inOneLine(answer.map((part) => textIn(part, " ")).join(" ")),
            },
          ]
        : [];
    }),
    text: textIn(main, " "),
  };
};
