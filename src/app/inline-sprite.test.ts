import symbols from "./icon-symbols.json";
import { usedSymbols } from "./render-page";

const { "i-check": CHECK, "i-phone": PHONE } = symbols;
const use = (id: string) => `<svg><use href="#${id}"></use></svg>`;

it("gives each symbol that the page shows once, and no other", () => {
  expect(usedSymbols(use("i-phone") + use("i-phone"))).toBe(PHONE);
  expect(usedSymbols(use("i-check") + use("i-phone"))).toBe(CHECK + PHONE);
  expect(usedSymbols("<p>Tekst</p>")).toBe("");
});

it("names an icon that there is not", () => {
  expect(() => usedSymbols(use("i-oor"))).toThrow("There is no icon i-oor");
});
