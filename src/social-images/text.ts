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
  /** Distance from the start of the line, in em. */
  x: number;
  y: number;
  scale: number;
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

const place = (text: string, { face, tracking }: TextStyle): { glyphs: PlacedGlyph[]; advance: number } => {
  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  for (const run of runsOf(text, face)) {
    const em = run.font.unitsPerEm;
    const { glyphs: shapes, positions } = run.font.layout(run.text);
    shapes.forEach((shape, index) => {
      const position = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      glyphs.push({
        shape,
        x: pen + position.xOffset / em,
        y: position.yOffset / em,
        scale: 1 / em,
      });
      pen += position.xAdvance / em + tracking;
    });
  }
  return { glyphs, advance: Math.max(0, pen - tracking) };
};

/** Width of a line in px. */
export const textWidth = (text: string, style: TextStyle): number => place(text, style).advance * style.size;

const round = (value: number) => Number(value.toFixed(2));

/**
 * A line of text as SVG paths, so that it looks the same wherever the picture is made.
 *
 * @param x start of the line in px
 * @param y baseline in px
 */
export const textPaths = (text: string, style: TextStyle, x: number, y: number): string =>
  place(text, style)
    .glyphs.map(({ shape, x: dx, y: dy, scale }) => {
      const size = scale * style.size;
      const left = round(x + dx * style.size);
      const baseline = round(y - dy * style.size);
      const outline = shape.path.toSVG();
      return outline && `<path transform="translate(${left} ${baseline}) scale(${size} ${-size})" d="${outline}"/>`;
    })
    .join("");
