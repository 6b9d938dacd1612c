import { follow, wordsAt } from "./follow";

const TABLE = new Map([["phone", { nl: "024 000 00 00", en: "024 000 00 00" }]]);

const scrolled: Element[] = [];

// Not in jsdom.
Element.prototype.checkVisibility = () => true;

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this);
  };
});

/** Where a page is, in px from the top of its window. */
const standAt = (selector: string, top: number): void => {
  for (const element of document.querySelectorAll(selector)) {
    element.getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;
  }
};

const typeIn = (value: string, cursor = value.length): HTMLTextAreaElement => {
  const area = document.createElement("textarea");
  area.value = value;
  area.setSelectionRange(cursor, cursor);
  return area;
};

const PAGE = `<main><section><h2>Bel <em>ons</em></h2><p>Bel 024 000 00 00 voor een gesprek.</p></section>
  <details><summary>Vraag</summary><div><p>Het antwoord</p></div></details></main>`;

it("brings what the editor writes into view, tokens and marks of Markdown filled in", () => {
  document.body.innerHTML = PAGE;
  standAt("*", 5000);
  follow(document, wordsAt(typeIn("## Kop\n\nBel {phone} voor een *gesprek*.\n\nEinde", 20), TABLE));
  expect(scrolled).toEqual([document.querySelector("p")]);
});

it("leaves the page where it is while the text is in view, or not on the page", () => {
  document.body.innerHTML = PAGE;
  standAt("*", 100);
  follow(document, wordsAt(typeIn("Bel ons"), TABLE));
  follow(document, wordsAt(typeIn("Staat er niet"), TABLE));
  follow(document, wordsAt(typeIn(""), TABLE));
  expect(scrolled).toEqual([]);
});

it("unfolds what the text is in", () => {
  document.body.innerHTML = PAGE;
  standAt("*", 5000);
  follow(document, wordsAt(typeIn("Het antwoord"), TABLE));
  expect(document.querySelector("details")?.open).toBe(true);
  expect(scrolled).toEqual([document.querySelector("details p")]);
});
