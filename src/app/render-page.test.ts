import { createElement, Suspense } from "react";
import { brokenParts } from "../publish/hosting/html/finish-page";
import type { SectionData } from "../sections/registry";
import { Sections } from "../sections/Sections";
import { renderWhole } from "./render-page";

const whole: SectionData = {
  __typename: "CallToActionSection",
  anchor: null,
  tone: "sand",
  title: "Neem contact op",
  text: null,
  buttons: [],
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
    const html = await pageOf(whole);
    expect(html).toContain("Neem contact op");
    expect(brokenParts(html)).toEqual([]);
  });

  it("keeps place, type and error of every section that throws", async () => {
    const [first, second, ...others] = brokenParts(await pageOf(bare("StatsSection"), whole, bare("FaqSection")));
    expect(first).toMatch(/^section 1 StatsSection: TypeError: .*'some'/);
    expect(second).toMatch(/^section 3 FaqSection: TypeError: .*'map'/);
    expect(others).toEqual([]);
  });

  it("keeps place and type of a section without a component", async () => {
    expect(brokenParts(await pageOf(whole, bare("UnknownSection")))).toEqual([
      expect.stringMatching(/^section 2 UnknownSection: Error: /),
    ]);
  });

  it("keeps an error of the page itself", async () => {
    expect(brokenParts(await renderWhole(createElement(Suspense, null, createElement(Fails))))).toEqual([
      "outside its sections: Error: no data",
    ]);
  });
});
