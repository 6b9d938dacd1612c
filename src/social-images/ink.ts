import sharp from "sharp";
import { type TextStyle, textWidth, wordPaths } from "./text";

/** What a word covers: one byte for each pixel, from none to all of it. */
export interface Ink {
  width: number;
  height: number;
  cover: Buffer;
}

/** Room around a word, in em: letters reach over and under their line. */
const ROOM = { side: 0.25, above: 1.15, below: 0.45 };

/** Words that are kept; a site of thousands of cities would otherwise hold them all. */
const KEPT = 200;

const drawn = new Map<string, Promise<Ink>>();

const draw = async (word: string, style: TextStyle): Promise<Ink> => {
  const { side, baseline } = inkOrigin(style);
  const width = Math.ceil(textWidth(word, style)) + 2 * side;
  const height = baseline + Math.ceil(style.size * ROOM.below);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${wordPaths(word, style, side, baseline)}</svg>`;
  return { width, height, cover: await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer() };
};

/** Where a word starts in its ink, in px from the left and from the top. */
export const inkOrigin = ({ size }: TextStyle): { side: number; baseline: number } => ({
  side: Math.ceil(size * ROOM.side),
  baseline: Math.ceil(size * ROOM.above),
});

/** The ink of a word; the words that titles share are drawn once. */
export const inkOf = (word: string, style: TextStyle): Promise<Ink> => {
  const key = `${style.size} ${style.tracking} ${word}`;
  const ink = drawn.get(key) ?? draw(word, style);
  if (drawn.size >= KEPT) {
    drawn.clear();
  }
  drawn.set(key, ink);
  return ink;
};
