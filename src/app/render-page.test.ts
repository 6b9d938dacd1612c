import { readFileSync } from "node:fs";
import { createElement, Suspense } from "react";
import { ICONS } from "../content/model/shared";
import type { SectionData } from "../sections/registry";
import { Sections } from "../sections/Sections";
import symbols from "./icon-symbols.json";
import { renderWhole, usedSymbols } from "./render-page";

const whole: SectionData = {
  __typename: "ContactDetailsSection",
  anchor: null,
  tone: "sand",
  title: "Neem contact op",
  intro: null,
  details: [],
};

/** A section as it arrives when its fragment is not spread: nothing but its type. */
const bare = (name: string) => ({ __typename: name }) as SectionData;

const pageOf = (...sections: SectionData[]) =>
  renderWhole(createElement("main", null, createElement(Suspense, null, createElement(Sections, { sections }))));

function Fails(): never {
  throw new Error("no data");
}

describe("renderWhole", () => {
  it("renders a page without errors as hydration expects it", async () => {
    expect(await pageOf(whole)).toContain("Neem contact op");
  });

  it("stops the build for a section that throws, and says which", async () => {
    await expect(pageOf(whole, bare("FaqSection"))).rejects.toThrow(/^TypeError: .*'map'.*, in <Faq>\n/);
  });

  it("stops the build for an error of the page itself", async () => {
    await expect(renderWhole(createElement(Suspense, null, createElement(Fails)))).rejects.toThrow("no data");
  });
});

test("the pages' icons are those of the sprite, and content can name them all", () => {
  const sprite = readFileSync("static/icons.svg", "utf8").match(/<symbol id=.*<\/symbol>/g);
  expect(sprite).toEqual(Object.values(symbols));
  expect(Object.keys(symbols)).toEqual(expect.arrayContaining(Object.keys(ICONS).map((name) => `i-${name}`)));
});

describe("usedSymbols", () => {
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
});
