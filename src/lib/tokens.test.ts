import fc from "fast-check";
import { interpolate, type TokenTable, tokensIn } from "./tokens";

const table: TokenTable = new Map([
  ["phone", { nl: "024 000 00 00", en: "024 000 00 00" }],
  ["prijs.traject", { nl: "€ 2.950", en: "€2,950" }],
]);

describe("interpolate", () => {
  it("writes tokens in the language of the page", () => {
    expect(interpolate("Bel {phone}: {prijs.traject}", table, "nl")).toBe("Bel 024 000 00 00: € 2.950");
    expect(interpolate("Call {phone}: {prijs.traject}", table, "en")).toBe("Call 024 000 00 00: €2,950");
  });

  it.each(["{onbekend}", "{prijs.traject:en}", "{ phone }", "{}", "{1}", "Over {seconds} seconden", "een { en een }"])(
    "leaves %s as it is written",
    (text) => {
      expect(interpolate(text, table, "nl")).toBe(text);
    },
  );

  it("changes nothing in a text without a token", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!tokensIn(text).some(({ name }) => table.has(name)));
        expect(interpolate(text, table, "nl")).toBe(text);
      }),
    );
  });
});

describe("tokensIn", () => {
  it("finds tokens in order, with where they stand", () => {
    expect(tokensIn("Bel {phone}, {prijs.traject}")).toEqual([
      { raw: "{phone}", name: "phone", index: 4 },
      { raw: "{prijs.traject}", name: "prijs.traject", index: 13 },
    ]);
  });
});
