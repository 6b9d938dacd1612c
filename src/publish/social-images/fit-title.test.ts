import { fitTitle } from "./fit-title";
import { textWidth } from "./fonts";

const ROOM = { width: 620, height: 340 };

const fitted = (title: string) => fitTitle(title, ROOM);
const widths = ({ lines, size }: ReturnType<typeof fitted>) => lines.map((line) => textWidth(line, "Lora") * size);

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
    "woord ".repeat(80).trim(),
    "arbeidsongeschiktheidsverzekeringsmaatschappij".repeat(3),
  ])("keeps every word of %s within the room", (title) => {
    const set = fitted(title);
    expect(set.lines.join(" ")).toBe(title);
    expect(set.lines.length * set.size).toBeLessThanOrEqual(ROOM.height);
    expect(Math.max(...widths(set))).toBeLessThanOrEqual(ROOM.width);
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
});
