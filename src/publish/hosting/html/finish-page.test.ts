import { brokenParts } from "./finish-page";

const base64 = (text: string) => Buffer.from(text).toString("base64url");

describe("brokenParts", () => {
  it("finds none where React rendered everything", () => {
    expect(brokenParts("<main><!--$--><p>Tekst</p><!--/$--></main>")).toEqual([]);
  });

  it("names every part with its section and its error", () => {
    const html =
      `<main><!--$--><!--$!--><template data-dgst="${base64(`Error: no "title"`)}"></template>2 StatsSection<!--/$-->` +
      `<!--/$--></main><!--$!--><template data-dgst="${base64("Error: no links")}"></template><!--/$-->`;
    expect(brokenParts(html)).toEqual([
      'section 2 StatsSection: Error: no "title"',
      "outside its sections: Error: no links",
    ]);
  });

  it("finds a part whose error was not kept", () => {
    expect(brokenParts("<!--$!--><template></template><!--/$-->")).toEqual(["outside its sections: unknown error"]);
  });
});
