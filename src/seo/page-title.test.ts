import { pageTitle } from "./page-title";

describe("pageTitle", () => {
  it("puts the firm's name last", () => {
    expect(pageTitle("Over ons", "Landelijk Bureau Arbeidsmediation", "/over-ons")).toBe(
      "Over ons | Landelijk Bureau Arbeidsmediation",
    );
  });

  it("puts the firm's name first on home", () => {
    expect(pageTitle("Jouw go to voor arbeidsmediation", "Landelijk Bureau Arbeidsmediation", "/")).toBe(
      "Landelijk Bureau Arbeidsmediation | Jouw go to voor arbeidsmediation",
    );
  });
});
