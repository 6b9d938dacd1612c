import { MAX_TITLE, pageTitle } from "./page-title";

const site = { name: "Landelijk Bureau Arbeidsmediation", shortName: "LBA" };

describe("pageTitle", () => {
  it.each([
    ["Over ons", "Over ons | Landelijk Bureau Arbeidsmediation"],
    ["Referenties van werkgevers", "Referenties van werkgevers | LBA"],
    ["Landelijk Bureau Arbeidsmediation: snel", "Landelijk Bureau Arbeidsmediation: snel"],
  ])("of “%s” is “%s”", (title, expected) => {
    expect(pageTitle(title, site)).toBe(expected);
  });

  it("takes the whole name up to the longest title", () => {
    const title = "x".repeat(MAX_TITLE - " | ".length - site.name.length);
    expect(pageTitle(title, site)).toHaveLength(MAX_TITLE);
    expect(pageTitle(`${title}x`, site)).toBe(`${title}x | LBA`);
  });
});
