import type { Font, Glyph } from "fontkit";
import type { Face } from "./fonts";

/** How a text is set. */
export interface TextStyle {
  face: Face;
  /** Size in px. */
  size: number;
  /** Extra room between letters in em. */
  tracking: number;
}

interface PlacedGlyph {
  shape: Glyph;
  /** Distance from the start of the word, in em. */
  x: number;
  y: number;
  scale: number;
}

/** A word as the font sets it, without tracking. */
interface SetWord {
  glyphs: readonly PlacedGlyph[];
  /** Room that it takes, in em. */
  advance: number;
}

const fontFor = (face: Face, character: string): Font | undefined =>
  face.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) ?? face[0];

/** Parts of a text that are set in one font file. */
const runsOf = (text: string, face: Face): { font: Font; text: string }[] => {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const font = fontFor(face, character);
    const last = runs.at(-1);
    if (last && last.font === font) {
      last.text += character;
    } else if (font) {
      runs.push({ font, text: character });
    }
  }
  return runs;
};

const setWord = (word: string, face: Face): SetWord => {
  const glyphs: PlacedGlyph[] = [];
  let advance = 0;
  for (const run of runsOf(word, face)) {
    const em = run.font.unitsPerEm;
    const { glyphs: shapes, positions } = run.font.layout(run.text);
    shapes.forEach((shape, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      glyphs.push({ shape, x: advance + xOffset / em, y: yOffset / em, scale: 1 / em });
      advance += xAdvance / em;
    });
  }
  return { glyphs, advance };
};

const setWords = new WeakMap<Face, Map<string, SetWord>>();

/** Laying out takes most of the time that a text takes, and titles share their words: each is laid out once. */
const wordIn = (face: Face, word: string): SetWord => {
  const words = setWords.get(face) ?? new Map<string, SetWord>();
  setWords.set(face, words);
  const set = words.get(word) ?? setWord(word, face);
  words.set(word, set);
  return set;
};

/** The words of a line with their distance from its start, in px. */
export const placeWords = (
  line: string,
  { face, size, tracking }: TextStyle,
): { words: { word: string; x: number }[]; width: number } => {
  let pen = 0;
  const words = line.split(/( )/).map((word) => {
    const { glyphs, advance } = wordIn(face, word);
    const x = pen * size;
    pen += advance + glyphs.length * tracking;
    return { word, x };
  });
  return { words: words.filter(({ word }) => word.trim()), width: Math.max(0, pen - tracking) * size };
};

/** Width of a line in px. */
export const textWidth = (text: string, style: TextStyle): number => placeWords(text, style).width;

/**
 * The letters of a word, each with its distance from the start of the word and from its baseline, in px.
 */
export const placeLetters = (
  word: string,
  { face, size, tracking }: TextStyle,
): { shape: Glyph; x: number; y: number; scale: number }[] =>
  wordIn(face, word).glyphs.map(({ shape, x, y, scale }, index) => ({
    shape,
    x: (x + index * tracking) * size,
    y: -y * size,
    scale: scale * size,
  }));
