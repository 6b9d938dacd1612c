/** The part of fontkit that this project uses; the package ships no types. */
declare module "fontkit" {
  interface Path {
    toSVG(): string;
  }
  export interface Glyph {
    readonly id: number;
    readonly path: Path;
    readonly advanceWidth: number;
  }
  interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly capHeight: number;
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
    stringsForGlyph(id: number): readonly string[];
    getVariation(settings: Readonly<Record<string, number>>): Font;
  }
  export function create(data: Buffer): Font;
}
