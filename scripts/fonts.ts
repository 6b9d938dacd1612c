/**
 * Makes the font files that every page loads: the site's faces, reduced to the characters of Dutch copy and of its
 * present texts. Any other character comes from the full files (src/styles/global.ts), so this needs running only when
 * texts in another language bring many new ones:
 *
 *   npm run fonts
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { runScript } from "./lib/script";

const TARGET = "src/styles/fonts";
const FACES = {
  "figtree.woff2": {
    source: "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  "lora.woff2": { source: "node_modules/@fontsource/lora/files/lora-latin-600-normal.woff2" },
} as const;

/** Characters of Dutch copy, without those of programs and Markdown. */
const KEYBOARD = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).filter(
  (character) => !"#$*[\\]^_`{|}~".includes(character),
);

/** Characters added by components and currency formats. */
const FROM_CODE = "\u00a0©·−–“”";

/** Characters of the latin files beyond ASCII; others are not in them. */
const LATIN = /[\u00a0-\u00ff\u0152\u0153\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212]/u;

/** Every character of the site's texts that the fonts have. */
const characters = async (): Promise<string[]> => {
  const texts = await Promise.all(
    ["data", "content"].map(async (folder) => {
      const files = await readdir(folder, { recursive: true });
      return Promise.all(
        files.filter((file) => /\.(?:json|mdx)$/.test(file)).map((file) => readFile(path.join(folder, file), "utf8")),
      );
    }),
  );
  const used = [...new Set(texts.flat().join(""))].filter((character) => LATIN.test(character));
  return [...new Set([...KEYBOARD, ...FROM_CODE, ...used])].sort();
};

/** `unicode-range` of sorted characters, neighbours as ranges. */
const unicodeRange = (sorted: readonly string[]): string => {
  const ranges: [number, number][] = [];
  for (const character of sorted) {
    const code = character.codePointAt(0) ?? 0;
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) {
      last[1] = code;
    } else {
      ranges.push([code, code]);
    }
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(",");
};

const main = async (): Promise<void> => {
  const shown = await characters();
  await mkdir(TARGET, { recursive: true });
  for (const [file, { source, ...options }] of Object.entries(FACES)) {
    const font = await subsetFont(await readFile(source), shown.join(""), { ...options, targetFormat: "woff2" });
    await writeFile(path.join(TARGET, file), font);
    process.stdout.write(`${file}: ${font.length} bytes, ${shown.length} characters\n`);
  }
  await writeFile(path.join(TARGET, "range.json"), `${JSON.stringify(unicodeRange(shown))}\n`);
};

runScript(main);
