import { type Fonts, loadFonts } from "./fonts";
import { placeLetters, textWidth } from "./text";

let fonts: Fonts;

beforeAll(async () => {
  fonts = await loadFonts();
});

const style = (size: number) => ({ face: fonts.heading, size, tracking: 0 });
const letters = (text: string) => placeLetters(text, style(10));
const outlineOf = (text: string) => letters(text)[0]?.shape.path.toSVG();

describe("placeLetters", () => {
  it("finds one outline for every letter, each after the one before it", () => {
    const placed = letters("Één");
    expect(placed.map(({ shape }) => shape.path.toSVG())).toEqual(Array(3).fill(expect.stringMatching(/^M/)));
    expect(placed.map(({ x }) => x)).toEqual(placed.map(({ x }) => x).sort((a, b) => a - b));
  });

  it("draws letters of the extended subset with their own outline", () => {
    expect(outlineOf("Ł")).toMatch(/^M/);
    expect(outlineOf("Ł")).not.toBe(outlineOf("ğ"));
  });

  it("draws the semibold weight, not the default one", () => {
    const [font] = fonts.heading;
    const regular = font?.getVariation({ wght: 400 }).layout("K").glyphs[0]?.path.toSVG();
    expect(regular).toMatch(/^M/);
    expect(outlineOf("K")).not.toBe(regular);
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
