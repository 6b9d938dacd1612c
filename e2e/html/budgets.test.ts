import { statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pages, SITE_DIR } from "./lib/site";

/** Bytes in the KB of the budgets. */
const KB = 1000;

/** The frame of a page with its opening and a long article, and each of its sections, without words. */
const FRAME = 10 * KB;
const SECTION = 0.4 * KB;

/** The words of a page's main part, which editors control. */
const wordsOf = (document: Document): string => {
  const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
  for (const element of main.querySelectorAll("script, style, svg, template")) {
    element.remove();
  }
  return main.textContent ?? "";
};

test("every page's HTML is at most 10 KB with brotli, and 0.4 for each section, without its words", () => {
  const sizes = pages.map(({ path: address, file, document }) => {
    // The server sends the file that is compressed already.
    const sent = statSync(path.join(SITE_DIR, `${file}.br`)).size;
    const size = sent - brotliCompressSync(wordsOf(document)).length;
    return { address, size, most: FRAME + SECTION * document.querySelectorAll("main section").length };
  });
  expect(sizes.filter(({ size, most }) => size > most)).toEqual([]);
});
