/** The part of fontkit that social images use; the package ships no types. */
declare module "fontkit" {
  interface Path {
    toSVG(): string;
  }
  export interface Glyph {
    readonly path: Path;
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
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
    getVariation(settings: Readonly<Record<string, number>>): Font;
  }
  export function create(data: Buffer): Font;
}
