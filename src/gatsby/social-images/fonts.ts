import { readFile } from "node:fs/promises";
import path from "node:path";
import { create, type Font } from "fontkit";
import { decompress } from "wawoff2";

/** A face in one weight: the latin subset, and the extended one for characters that it lacks. */
export type Face = readonly Font[];

export interface Fonts {
  /** Lora, semibold. */
  heading: Face;
  /** Figtree, semibold. */
  text: Face;
}

const WEIGHT = 600;

const fontFile = (family: string, subset: string) =>
  path.resolve(`node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`);

const loadFont = async (family: string, subset: string): Promise<Font> => {
  const sfnt = await decompress(await readFile(fontFile(family, subset)));
  return create(Buffer.from(sfnt)).getVariation({ wght: WEIGHT });
};

const loadFace = (family: string): Promise<Face> =>
  Promise.all(["latin", "latin-ext"].map((subset) => loadFont(family, subset)));

let loading: Promise<Fonts> | undefined;

/** The site's own fonts, out of the files that the pages use too; loaded once. */
export const loadFonts = (): Promise<Fonts> => {
  loading ??= Promise.all([loadFace("lora"), loadFace("figtree")]).then(([heading, text]) => ({ heading, text }));
  return loading;
};
