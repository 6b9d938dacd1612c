import { usedSymbols } from "./inline-sprite";

const CHECK = '<symbol id="i-check" viewBox="0 0 24 24"><path d="M20 6 9 17l-5-5" /></symbol>';
const PHONE = '<symbol id="i-phone" viewBox="0 0 24 24"><path d="M3 3" />\n<path d="M4 4" /></symbol>';
const SPRITE = `<svg>\n${CHECK}\n${PHONE}\n</svg>`;
const use = (id: string) => `<svg><use href="#${id}"></use></svg>`;

it("gives each symbol that the page shows once, and no other", () => {
  expect(usedSymbols(use("i-phone") + use("i-phone"), SPRITE)).toBe(PHONE);
  expect(usedSymbols(use("i-check") + use("i-phone"), SPRITE)).toBe(CHECK + PHONE);
  expect(usedSymbols("<p>Tekst</p>", SPRITE)).toBe("");
});

it("names an icon that the sprite does not have", () => {
  expect(() => usedSymbols(use("i-oor"), SPRITE)).toThrow("static/icons.svg has no symbol i-oor");
});
