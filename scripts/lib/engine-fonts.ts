import { create } from "fontkit";
import subsetFont from "subset-font";

/** Words in code that may be names of icons. */
const WORD = /[`"'>]([a-z0-9_]{2,40})[`"'<]/g;

/** What names of icons are written with; the font joins the letters of a name into its icon. */
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_";

/** The weight in which the engine shows its icons. */
const WEIGHT = 300;

/**
 * A font of icons with no more than the icons that a program can show.
 *
 * @param font the whole font, in which the letters of a name make an icon
 * @param code text of the program; every word in it that names an icon counts
 * @returns the smaller font, as WOFF2
 */
export const iconFont = async (font: Buffer, code: string): Promise<Buffer> => {
  const whole = create(font);
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

/** What of a font's typography text on a screen uses: not its small capitals, old figures and fractions. */
const FEATURES = ["ccmp", "kern", "liga", "locl", "mark"];

/** A font of text with all its characters, without typography that nothing on a screen asks for. */
export const textFont = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, String.fromCodePoint(...create(font).characterSet), {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
  });
