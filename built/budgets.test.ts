import { brotliCompressSync } from "node:zlib";
import { pages, readDeployed } from "./lib/site";

/** Bytes in the KB of the budgets. */
const KB = 1000;
const HTML_BROTLI = 14 * KB;

/** The longest pages may be larger: a tenth of all. */
const LONGEST_SHARE = 0.1;

test("every page's HTML is at most 14 KB with brotli, but for the longest", () => {
  const sizes = pages.map(({ path, file }) => ({ path, size: brotliCompressSync(readDeployed(file)).length }));
  const large = sizes.filter(({ size }) => size > HTML_BROTLI);
  expect({ large, allowed: large.length <= Math.ceil(pages.length * LONGEST_SHARE) }).toEqual({ large, allowed: true });
});
