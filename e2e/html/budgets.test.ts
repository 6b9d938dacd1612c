import { brotliCompressSync } from "node:zlib";
import { pages, readDeployed } from "./lib/site";

/** Bytes in the KB of the budgets. */
const KB = 1000;

/** A page of 14 KB without its words, of which the longest have 3.5. */
const HTML_WITHOUT_WORDS = 10.5 * KB;

/** Share of the pages that may be larger. */
const LONGEST_SHARE = 0.1;

const bytes = (text: string): number => brotliCompressSync(text).length;

/** The words of a page's main part, which editors control. */
const wordsOf = (document: Document): string => {
  const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
  for (const element of main.querySelectorAll("script, style, svg, template")) {
    element.remove();
  }
  return main.textContent ?? "";
};

test("every page's HTML is at most 10.5 KB with brotli without its words, but for the longest", () => {
  const sizes = pages.map(({ path, file, document }) => ({
    path,
    size: bytes(readDeployed(file)) - bytes(wordsOf(document)),
  }));
  const large = sizes.filter(({ size }) => size > HTML_WITHOUT_WORDS);
  expect({ large, allowed: large.length <= Math.ceil(pages.length * LONGEST_SHARE) }).toEqual({ large, allowed: true });
});
