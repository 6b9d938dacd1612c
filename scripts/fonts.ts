/**
 * Makes the font files that every page loads: the site's faces, reduced to the characters of
 * src/styles/fonts/range.json, those of Dutch copy. Any other character comes from the full files
 * (src/styles/global.ts), so this needs running only when texts bring many new ones and the range is made longer:
 *
 *   npm run fonts
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import range from "../src/styles/fonts/range.json";
import { runScript } from "./lib/script";

const TARGET = "src/styles/fonts";
const FACES = {
  "figtree.woff2": {
    source: "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  "lora.woff2": { source: "node_modules/@fontsource/lora/files/lora-latin-600-normal.woff2" },
} as const;

/** The characters of a `unicode-range`. */
const charactersIn = (ranges: string): string[] =>
  [...ranges.matchAll(/([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = "", to = from]) => {
    const first = Number.parseInt(from, 16);
    const length = Number.parseInt(to, 16) - first + 1;
    return Array.from({ length }, (_, index) => String.fromCodePoint(first + index));
  });

const main = async (): Promise<void> => {
  const shown = charactersIn(range);
  for (const [file, { source, ...options }] of Object.entries(FACES)) {
    const font = await subsetFont(await readFile(source), shown.join(""), { ...options, targetFormat: "woff2" });
    await writeFile(path.join(TARGET, file), font);
    process.stdout.write(`${file}: ${font.length} bytes, ${shown.length} characters\n`);
  }
};

runScript(main);
