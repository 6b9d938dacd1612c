import facts from "../../../data/facts.json";
import site from "../../../data/site.json";
import type { Node, Tree } from "../../content/markdown/read";
import { phoneToE164 } from "../../lib/links";
import { contentReader } from "./content-reader";

/** Reads prose as the build does: the plugin puts its reader in the place of the parser of MDX. */
const read = (text: string): Node[] => {
  const processor: { Parser?: (text: string) => Tree } = {};
  contentReader.call(processor);
  return processor.Parser?.(text).children ?? [];
};

/** A tree without positions. */
const plain = (node: Node): unknown =>
  JSON.parse(JSON.stringify(node, (key, value) => (key === "position" ? undefined : value)));

/** As it stands in a sentence: it does not break. */
const phone = site.phone.replaceAll(" ", "\u00a0");

const text = (value: string) => ({ type: "text", value });

it("turns a token in a sentence, which MDX takes for code, into text", () => {
  const [first, second] = read("Bel {phone}\n\n{email}").map(plain);
  expect(first).toEqual({ type: "paragraph", children: [text("Bel "), text(phone)] });
  expect(second).toEqual({ type: "paragraph", children: [text(site.email)] });
});

it.each(["1 + 1", "process.env.SECRET", "props.name", "onbekend.feit", "constructor"])(
  "leaves no code to run: {%s} becomes the text that it is",
  (code) => {
    expect(read(`{${code}}`).map(plain)).toEqual([{ type: "paragraph", children: [text(`{${code}}`)] }]);
  },
);

it.each(["export const a = process.exit(1)", "import fs from 'node:fs'", "## Kop\nexport const a = 1"])(
  "reads %j as text",
  (code) => {
    expect(JSON.stringify(read(code))).not.toMatch(/mdxjsEsm|estree/);
  },
);

it.each([
  ["mailto:{email}", `mailto:${site.email}`],
  ["tel:{phone}", `tel:${phoneToE164(site.phone)}`],
  ["{links.complaints}", site.links.complaints],
  ["/contact#formulier", "/contact#formulier"],
])("fills in the address %s of a link", (url, filled) => {
  expect(read(`[x](${url})`)).toMatchObject([{ children: [{ type: "link", url: filled }] }]);
});

it("fills in the texts of components, at any depth", () => {
  const [outer] = read('<Needs label="Bel {phone}">\n\n<Need label="{phone}" on />\n\n</Needs>').map(plain);
  expect(outer).toMatchObject({
    attributes: [{ name: "label", value: `Bel ${phone}` }],
    children: [
      {
        attributes: [
          { name: "label", value: phone },
          { name: "on", value: null },
        ],
      },
    ],
  });
});

it("leaves braces in code samples as they are", () => {
  expect(read("`{phone}`\n\n```\n{phone}\n```").map(plain)).toMatchObject([
    { children: [{ type: "inlineCode", value: "{phone}" }] },
    { type: "code", value: "{phone}" },
  ]);
});

it("knows facts", () => {
  const fact = facts.find(({ format }) => format === "text");
  expect(read(`{${fact?.token}}`).map(plain)).toEqual([{ type: "paragraph", children: [text(String(fact?.value))] }]);
});
