import { renderWithTexts } from "../../test/render-with-texts";
import { FoundPage } from "./FoundPage";
import type { SearchResult } from "./site-search";
import type { Piece } from "./terms";

const piece = (text: string, start: number, found = false): Piece => ({ text, start, found });

const resultOf = (title: Piece[]): SearchResult => ({ path: "/a", language: "nl", group: "services", title, text: [] });

/** Puts every text into an element of its own, as browsers do that translate a page. */
const translate = (root: Element): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text.data);
  }
};

it("shows other marks in a page that the browser translates", () => {
  const one = resultOf([piece("Kosten van ", 0), piece("mediation", 11, true)]);
  const other = resultOf([piece("Kosten", 0, true), piece(" van ", 6), piece("mediation", 11, true)]);
  const { rerender, container } = renderWithTexts(<FoundPage result={one} />);
  for (const result of [other, one, other]) {
    translate(container);
    rerender(<FoundPage result={result} />);
    expect(container.textContent).toContain("Kosten van mediation");
  }
});
