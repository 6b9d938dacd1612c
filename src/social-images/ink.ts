import type { Glyph } from "fontkit";
import sharp from "sharp";
import { placeLetters, type TextStyle, textWidth } from "./text";

/** What a letter or a word covers: one byte for each pixel, from none to all of it. */
export interface Ink {
  width: number;
  height: number;
  cover: Buffer;
}

/** Room around a word and each of its letters, in em: they reach over and under their line. */
const ROOM = { side: 0.25, above: 1.15, below: 0.45 };

/** Letters stand on whole pixels or on a part of one, so that the few letters of a script are drawn once. */
const PARTS = 4;

const drawn = new WeakMap<Glyph, Map<string, Promise<Ink>>>();

/** Where a word starts in its ink, in px from the left and from the top. */
export const inkOrigin = ({ size }: TextStyle): { side: number; baseline: number } => ({
  side: Math.ceil(size * ROOM.side),
  baseline: Math.ceil(size * ROOM.above),
});

const heightOf = (style: TextStyle): number => inkOrigin(style).baseline + Math.ceil(style.size * ROOM.below);

const drawLetter = async (shape: Glyph, scale: number, x: number, y: number, style: TextStyle): Promise<Ink> => {
  const { side, baseline } = inkOrigin(style);
  const width = Math.ceil(shape.advanceWidth * scale) + 2 * side;
  const height = heightOf(style);
  const place = `translate(${side + x} ${baseline + y}) scale(${scale} ${-scale})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="${place}" d="${shape.path.toSVG()}"/></svg>`;
  return { width, height, cover: await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer() };
};

const letterInk = (shape: Glyph, scale: number, x: number, y: number, style: TextStyle): Promise<Ink> => {
  const inks = drawn.get(shape) ?? new Map<string, Promise<Ink>>();
  drawn.set(shape, inks);
  const key = `${scale} ${x} ${y}`;
  const ink = inks.get(key) ?? drawLetter(shape, scale, x, y, style);
  inks.set(key, ink);
  return ink;
};

/** Lays the ink of a letter on that of its word; where letters meet, the darker stays. */
const lay = (word: Ink, letter: Ink, left: number): void => {
  for (let row = 0; row < letter.height; row += 1) {
    for (let column = 0; column < Math.min(letter.width, word.width - left); column += 1) {
      const at = row * word.width + left + column;
      const cover = letter.cover[row * letter.width + column] ?? 0;
      if (cover > (word.cover[at] ?? 0)) {
        word.cover[at] = cover;
      }
    }
  }
};

/** The ink of a word, made of that of its letters. */
export const inkOf = async (text: string, style: TextStyle): Promise<Ink> => {
  const width = Math.ceil(textWidth(text, style)) + 2 * inkOrigin(style).side;
  const height = heightOf(style);
  const word = { width, height, cover: Buffer.alloc(width * height) };
  for (const { shape, x, y, scale } of placeLetters(text, style)) {
    const place = Math.round(x * PARTS) / PARTS;
    const left = Math.floor(place);
    lay(word, await letterInk(shape, scale, place - left, y, style), left);
  }
  return word;
};
