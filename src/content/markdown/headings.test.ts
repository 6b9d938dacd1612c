import { markHeadings } from "./headings";
import { readMarkdown } from "./read";

const marked = (text: string) => {
  const tree = readMarkdown(text, "mdx");
  return { links: markHeadings(tree), tree };
};

it("links to every heading by its first words, without accents and signs", () => {
  expect(marked("## Sessie één: de bon\n\nTekst.\n\n## Wat HR *zelf* mist\n\nTekst.").links).toEqual([
    { label: "Sessie één: de bon", link: "#kop-sessie-een" },
    { label: "Wat HR zelf mist", link: "#kop-wat-hr" },
  ]);
});

it("leaves tokens in the words, for who fills them in", () => {
  expect(marked("## Na {start.uren} uur").links).toEqual([{ label: "Na {start.uren} uur", link: "#kop-na-start" }]);
});

it("gives headings that start alike ids of their own, and the page has them", () => {
  const { links, tree } = marked("## De afspraken\n\n## De afspraken\n\n## De afspraken");
  expect(links.map(({ link }) => link)).toEqual(["#kop-de-afspraken", "#kop-de-afspraken-2", "#kop-de-afspraken-3"]);
  expect(tree.children.map(({ data }) => data)).toEqual(
    links.map(({ link }) => ({ hProperties: { id: link.slice(1) } })),
  );
});

it.each([
  ["## Stap\n\n## Stap\n\n## Stap 2", ["#kop-stap", "#kop-stap-2", "#kop-stap-2-2"]],
  ["## Stap 2\n\n## Stap\n\n## Stap", ["#kop-stap-2", "#kop-stap", "#kop-stap-3"]],
])("gives no id twice where a heading is named as another is numbered", (text, expected) => {
  expect(marked(text).links.map(({ link }) => link)).toEqual(expected);
});

it("passes over smaller headings and those inside components", () => {
  expect(marked("### Klein\n\n<Callout>\n\n## Binnenin\n\n</Callout>").links).toEqual([]);
});
