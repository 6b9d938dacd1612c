import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

/** Words in code that may be names of icons. */
const WORD = /[`"'>]([a-z0-9_]{2,40})[`"'<]/g;

/** Characters of icon names; the font's ligatures turn a name into its icon. */
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_";

/** The weight of the engine's icons. */
const WEIGHT = 300;

const readFont = (data: Buffer): Font => {
  const font = create(data);
  if ("fonts" in font) throw new Error("A collection of fonts where one font was expected");
  return font;
};

/**
 * Reduces an icon font to the icons that a program may show.
 * @param font the whole font, with names of icons as ligatures
 * @param code text of the program; every word that names an icon counts
 * @returns WOFF2
 */
export const iconFont = async (font: Buffer, code: string): Promise<Buffer> => {
  const whole = readFont(font);
  const words = new Set([...code.matchAll(WORD)].map(([, word = ""]) => word));
  const icons = [...words].flatMap((word) => {
    const { glyphs } = whole.layout(word);
    const [glyph] = glyphs;
    return glyph && glyphs.length === 1 ? (whole.stringsForGlyph(glyph.id)[0] ?? []) : [];
  });
  return subsetFont(font, LETTERS + icons.join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHT },
    noLayoutClosure: true,
  });
};
