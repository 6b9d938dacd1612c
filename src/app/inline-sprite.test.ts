import { usedSymbols } from "./render-page";

const CHECK = '<symbol id="i-check" viewBox="0 0 24 24"><path d="M20 6 9 17l-5-5"/></symbol>';
const PHONE = '<symbol id="i-phone" viewBox="0 0 24 24"><path d="M3 3"/></symbol>';
const SYMBOLS = { "i-check": CHECK, "i-phone": PHONE };
const use = (id: string) => `<svg><use href="#${id}"></use></svg>`;

it("gives each symbol that the page shows once, and no other", () => {
  expect(usedSymbols(use("i-phone") + use("i-phone"), SYMBOLS)).toBe(PHONE);
  expect(usedSymbols(use("i-check") + use("i-phone"), SYMBOLS)).toBe(CHECK + PHONE);
  expect(usedSymbols("<p>Tekst</p>", SYMBOLS)).toBe("");
});

it("names an icon that there is not", () => {
  expect(() => usedSymbols(use("i-oor"), SYMBOLS)).toThrow("There is no icon i-oor");
});
