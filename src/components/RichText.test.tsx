import { render } from "@testing-library/react";
import { RichText } from "./RichText";

const shown = (html: string) => {
  const { container } = render(<RichText html={html} collapseLabel="Lees verder" />);
  const folded = container.querySelector("details > div");
  return { inSight: container.querySelector(":scope > div")?.innerHTML, folded: folded?.innerHTML };
};

describe("of a text that folds stay in sight", () => {
  it.each([
    ["the first paragraph", "<p>Een.</p>\n", "<p>Twee.</p>"],
    ["and the headings above it", "<h3>Kop</h3>\n<p>Een.</p>\n", "<ul><li>Punt</li></ul>"],
  ])("%s", (_what, first, rest) => {
    expect(shown(first + rest)).toEqual({ inSight: first, folded: rest });
  });

  it.each(["<ul><li>Punt</li></ul>\n<p>Een.</p>", "<blockquote><p>Citaat</p></blockquote>\n<p>Een.</p>"])(
    "nothing where it begins otherwise: %s",
    (html) => {
      expect(shown(html)).toEqual({ inSight: undefined, folded: html });
    },
  );

  it("all where there is no more than a paragraph", () => {
    expect(shown("<p>Een.</p>")).toEqual({ inSight: "<p>Een.</p>", folded: undefined });
  });
});
