import { fitTitle } from "./fit-title";
import { type Fonts, loadFonts } from "./fonts";
import { textWidth } from "./text";

const WIDTH = 620;
let fonts: Fonts;

beforeAll(async () => {
  fonts = await loadFonts();
});

const fitted = (title: string) => fitTitle(title, { face: fonts.heading, tracking: 0 }, WIDTH);
const widths = ({ lines, size }: ReturnType<typeof fitted>) =>
  lines.map((line) => textWidth(line, { face: fonts.heading, tracking: 0, size }));

describe("fitTitle", () => {
  it("sets a short title on one line in the largest size", () => {
    expect(fitted("Partners")).toEqual({ lines: ["Partners"], size: 80 });
  });

  it.each([
    "Kosten van mediation bij een arbeidsconflict",
    "Casus: waardering op de werkvloer hersteld",
    "MfN- en ADR-gecertificeerde arbeidsmediators",
    "De verzekering van arbeidsongeschiktheidsuitkeringen",
    "Mediation tussen twee collega's: eerst vrienden, toen stilte, en daarna een gesprek dat pas na maanden lukte",
  ])("keeps every word of %s within four lines and the width", (title) => {
    const set = fitted(title);
    expect(set.lines.join(" ")).toBe(title);
    expect(set.lines.length).toBeLessThanOrEqual(4);
    expect(Math.max(...widths(set))).toBeLessThanOrEqual(WIDTH);
  });

  it("makes a longer title smaller", () => {
    expect(fitted("Mediation tussen twee collega's: eerst vrienden, toen stilte en weer vrienden").size).toBeLessThan(
      fitted("Mediation tussen twee collega's").size,
    );
  });

  it("leaves no lonely word on the last line when the lines can be balanced", () => {
    const lengths = widths(fitted("Samen een goed gesprek voeren op het werk"));
    expect(lengths.length).toBeGreaterThan(1);
    expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 2);
  });

  it("ends in an ellipsis when even the smallest size is too large", () => {
    const { lines } = fitted("woord ".repeat(80));
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});
