import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Font } from "fontkit";

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

/** Loads the fonts one after the other: the decoder hands out its own memory, which the next call writes over. */
const readFonts = async (): Promise<Fonts> => {
  const [{ create }, { decompress }] = await Promise.all([import("fontkit"), import("wawoff2")]);
  const readFont = async (family: string, subset: string): Promise<Font> => {
    const sfnt = await decompress(await readFile(fontFile(family, subset)));
    return create(Buffer.from(sfnt)).getVariation({ wght: WEIGHT });
  };
  const readFace = async (family: string): Promise<Face> => [
    await readFont(family, "latin"),
    await readFont(family, "latin-ext"),
  ];
  return { heading: await readFace("lora"), text: await readFace("figtree") };
};

let loading: Promise<Fonts> | undefined;

/**
 * The site's own fonts, out of the files that the pages use too. They and the libraries that read them are loaded once,
 * and only when there is an image to draw.
 */
export const loadFonts = (): Promise<Fonts> => {
  loading ??= readFonts();
  return loading;
};
