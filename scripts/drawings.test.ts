import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ARTICLE_DRAWINGS } from "../src/content/model/article";
import { drawingSize } from "../src/lib/drawing-size";

const FOLDER = "content/images";

const MAX_BYTES = 12_000;

const read = (file: string): string => readFileSync(path.join(FOLDER, file), "utf8");

const colours = (text: string): string[] => text.toLowerCase().match(/#[\da-f]{3,8}\b/g) ?? [];

/** The palette in the README beside the drawings. */
const PALETTE = new Set(colours(read("README.md")));

const ARTICLES = Object.keys(ARTICLE_DRAWINGS).map((name) => `articles/${name}.svg`);

/** The drawings of the site's own hand; an editor may put others beside their folders, such as a logo. */
const drawings = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(?:people|scenes|articles)\/.*\.svg$/.test(file))
  .sort();

/** The files are the source. */
test.each(drawings)("%s is small, has its size, no words, and the colours of the palette", (file) => {
  const svg = read(file);
  const { width, height } = drawingSize(svg) ?? {};
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES);
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(svg).not.toMatch(/<(?:text|image|style|script)\b|opacity=|mix-blend/);
  expect(colours(svg).filter((value) => !PALETTE.has(value))).toEqual([]);
});

test("every drawing that an article can choose is there, and no other", () => {
  expect(drawings.filter((file) => file.startsWith("articles/"))).toEqual(ARTICLES);
});

test.each(ARTICLES)("%s has the shape that articles and cards expect", (file) => {
  expect(drawingSize(read(file))).toEqual({ width: 1120, height: 360 });
});
