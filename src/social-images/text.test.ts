import { type Fonts, loadFonts } from "./fonts";
import { textWidth, wordPaths } from "./text";

let fonts: Fonts;

beforeAll(async () => {
  fonts = await loadFonts();
});

const style = (size: number) => ({ face: fonts.heading, size, tracking: 0 });
const paths = (text: string) => wordPaths(text, style(10), 0, 0).match(/<path /g) ?? [];
const outlineOf = (text: string) => wordPaths(text, style(10), 0, 0).match(/ d="([^"]+)"/)?.[1];

describe("wordPaths", () => {
  it("draws one path for every visible letter", () => {
    expect(paths("Één")).toHaveLength("Één".length);
  });

  it("draws letters of the extended subset with their own outline", () => {
    expect(outlineOf("Ł")).toBeDefined();
    expect(outlineOf("Ł")).not.toBe(outlineOf("ğ"));
  });

  it("draws the semibold weight, not the default one", () => {
    const [font] = fonts.heading;
    const regular = font?.getVariation({ wght: 400 }).layout("K").glyphs[0]?.path.toSVG();
    expect(regular).toMatch(/^M/);
    expect(outlineOf("K")).not.toBe(regular);
  });

  it("starts at the given place", () => {
    expect(wordPaths("K", style(10), 80, 540)).toContain('transform="translate(80 540) scale(0.01 -0.01)"');
  });
});

describe("textWidth", () => {
  it("grows with size and text", () => {
    expect(textWidth("Gesprek", style(20))).toBeCloseTo(2 * textWidth("Gesprek", style(10)));
    expect(textWidth("Gesprekken", style(10))).toBeGreaterThan(textWidth("Gesprek", style(10)));
  });

  it("brings letters together where the font says so", () => {
    const apart = textWidth("A", style(10)) + textWidth("V", style(10));
    expect(textWidth("AV", style(10))).toBeLessThan(apart);
  });

  it("counts tracking between letters only", () => {
    const tracked = { ...style(10), tracking: -0.1 };
    expect(textWidth("K", tracked)).toBeCloseTo(textWidth("K", style(10)));
    expect(textWidth("KKK", tracked)).toBeCloseTo(textWidth("KKK", style(10)) - 2);
  });
});
