import facts from "../../../data/facts.json";
import site from "../../../data/site.json";
import { phoneToE164 } from "../../lib/links";
import { tokenPlugin } from "./token-plugin";

interface SyntaxNode {
  type: string;
  value?: unknown;
  url?: string;
  children?: SyntaxNode[];
  attributes?: { type: string; name?: string; value?: unknown }[];
}

/** Runs the plugin over the children of a root. */
const fill = (...children: SyntaxNode[]): SyntaxNode[] => {
  const tree = { type: "root", children };
  tokenPlugin()(tree);
  return tree.children;
};

const price = facts.find(({ token }) => token === "prijs.uur")?.value;

it("turns a token in a sentence, which MDX takes for code, into text", () => {
  const paragraph = {
    type: "paragraph",
    children: [
      { type: "text", value: "Bel " },
      { type: "mdxTextExpression", value: "phone" },
      { type: "text", value: " of " },
      { type: "mdxTextExpression", value: "prijs.uur:en" },
    ],
  };
  expect(fill(paragraph)).toEqual([
    {
      type: "paragraph",
      children: [
        { type: "text", value: "Bel " },
        { type: "text", value: site.phone },
        { type: "text", value: " of " },
        { type: "text", value: `€${price}` },
      ],
    },
  ]);
});

it("does the same with a token on a line of its own", () => {
  expect(fill({ type: "mdxFlowExpression", value: "email" })).toEqual([{ type: "text", value: site.email }]);
});

it.each(["1 + 1", "process.env.SECRET", "props.name", "onbekend.feit", "constructor"])(
  "leaves no code to run: {%s} becomes the text that it is",
  (code) => {
    expect(fill({ type: "mdxTextExpression", value: code })).toEqual([{ type: "text", value: `{${code}}` }]);
  },
);

it.each([
  ["mailto:{email}", `mailto:${site.email}`],
  ["mailto:%7Bemail%7D", `mailto:${site.email}`],
  ["tel:%7bphone%7d", `tel:${phoneToE164(site.phone)}`],
  ["{links.complaints}", site.links.complaints],
  ["/contact#formulier", "/contact#formulier"],
])("fills in the address %s of a link", (url, filled) => {
  expect(fill({ type: "link", url, children: [] })).toEqual([{ type: "link", url: filled, children: [] }]);
});

it("fills in the texts of components, at any depth, and nothing else of them", () => {
  const code = {
    type: "mdxJsxAttribute",
    name: "items",
    value: { type: "mdxJsxAttributeValueExpression", value: "[1]" },
  };
  const flag = { type: "mdxJsxAttribute", name: "featured", value: null };
  const component = (label: string): SyntaxNode => ({
    type: "mdxJsxFlowElement",
    attributes: [{ type: "mdxJsxAttribute", name: "label", value: label }, code, flag],
    children: [{ type: "mdxJsxTextElement", attributes: [{ type: "mdxJsxAttribute", name: "to", value: label }] }],
  });
  expect(fill(component("Bel {phone}"))).toEqual([component(`Bel ${site.phone}`)]);
});

it("leaves other nodes as they are: braces in code samples stay", () => {
  const nodes = [
    { type: "code", value: "{phone}" },
    { type: "inlineCode", value: "{phone}" },
    { type: "thematicBreak" },
  ];
  expect(fill(...structuredClone(nodes))).toEqual(nodes);
});
