import { statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pages, SITE_DIR } from "./lib/site";

/** Bytes in the KB of the budgets. */
const KB = 1000;

/** A page of 14 KB without its words, of which the longest have 3.5. */
const HTML_WITHOUT_WORDS = 10.5 * KB;

/** Share of the pages that may be larger. */
const LONGEST_SHARE = 0.1;

/** The words of a page's main part, which editors control. */
const wordsOf = (document: Document): string => {
  const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
  for (const element of main.querySelectorAll("script, style, svg, template")) {
    element.remove();
  }
  return main.textContent ?? "";
};

test("every page's HTML is at most 10.5 KB with brotli without its words, but for the longest", () => {
  const sizes = pages.map(({ path: address, file, document }) => ({
    address,
    // The server sends the file that is compressed already.
    size: statSync(path.join(SITE_DIR, `${file}.br`)).size - brotliCompressSync(wordsOf(document)).length,
  }));
  const large = sizes.filter(({ size }) => size > HTML_WITHOUT_WORDS);
  expect({ large, allowed: large.length <= Math.ceil(pages.length * LONGEST_SHARE) }).toEqual({ large, allowed: true });
});
