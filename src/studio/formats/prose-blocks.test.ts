/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseMdx } from "../../content/check/parse-mdx";
import {
  mapPictures,
  moved,
  newBlock,
  type Part,
  type ProseBlock,
  partsIn,
  withOneMore,
  withoutBlock,
  withValue,
  withWords,
} from "./prose-blocks";

const TAG = '<Figure file="a.png" alt="Een tafel" />';
const CALLOUT = `<Callout title="Let op">\n\n<Figure file="/b.png" alt='Nog een' caption="Onder" />\n\n</Callout>`;
const TEXT = `Eerst tekst.\n\nEn meer.\n\n${TAG}\n\n${CALLOUT}`;

const isBlock = (part: Part): part is ProseBlock => "component" in part;

/** All parts, those in blocks too. */
const all = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, ...(isBlock(part) ? all(part.parts) : [])]);

const blocks = (text: string) => all(partsIn(text)).filter(isBlock);

const shape = (text: string, parts: readonly Part[] = partsIn(text)): unknown[] =>
  parts.map((part) =>
    isBlock(part) ? [part.component, ...shape(text, part.parts)] : text.slice(part.start, part.end),
  );

const first = (text: string): ProseBlock => {
  const [block] = blocks(text);
  if (!block) {
    throw new Error("No block");
  }
  return block;
};

it("takes a text apart in words and blocks, which hold words and blocks too", () => {
  expect(shape(TEXT)).toEqual(["Eerst tekst.\n\nEn meer.", ["Figure"], "", ["Callout", "", ["Figure"], ""], ""]);
  expect(shape('<BookTips>\n\n<BookTip title="A">\n\nEen > twee.\n\n</BookTip>\n\n</BookTips>')).toEqual([
    "",
    ["BookTips", ["BookTip", "Een > twee."]],
    "",
  ]);
  expect(shape('<ActionButtons>\n\n<ActionLink href="/a" newTab>Lees</ActionLink>\n\n</ActionButtons>')).toEqual([
    "",
    ["ActionButtons", ["ActionLink"]],
    "",
  ]);
  expect(blocks(TEXT).map(({ values }) => values)).toEqual([
    { file: "a.png", alt: "Een tafel" },
    { title: "Let op" },
    { file: "/b.png", alt: "Nog een", caption: "Onder" },
  ]);
});

it.each(["<Callout>\n\nTekst.", 'Zie <ActionLink href="/a">dit</ActionLink>.', "<Kader>\n\nTekst.\n\n</Kader>"])(
  "leaves in the text what is not closed, stands within a sentence or is not known: %j",
  (text) => {
    expect(shape(text)).toEqual([text]);
  },
);

it("shows every word of the site's prose, and changes none that is left alone", () => {
  const folders = ["content/articles", "content/legal"];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  for (const body of files.map((file) => parseMdx(readFileSync(file, "utf8")).body?.text.trim() ?? "")) {
    const parts = all(partsIn(body));
    let hidden = body;
    for (const part of [...parts].reverse()) {
      if (isBlock(part)) {
        expect(withValue(body, part, "nieuw", "x").replace(' nieuw="x"', "")).toBe(body);
      } else {
        expect(part.start === part.end || withWords(body, part, body.slice(part.start, part.end)) === body).toBe(true);
        hidden = hidden.slice(0, part.start) + hidden.slice(part.end);
      }
    }
    // Of blocks of one line, the card has the words.
    expect(
      hidden
        .replace(/<(ActionLink|CallButton)\b[^>]*>[^<]*<\/\1>/g, "")
        .replace(/<\/?[A-Z][^>]*>/g, "")
        .trim(),
    ).toBe("");
  }
});

it("writes words where there were none, between blank lines", () => {
  const text = `${TAG}\n${TAG}`;
  const [before, , between, , after] = partsIn(text) as [Part, Part, Part, Part, Part];
  const write = (part: Part) => (isBlock(part) ? "" : withWords(text, part, "Woorden."));
  expect(write(before)).toBe(`Woorden.\n\n${text}`);
  expect(write(between)).toBe(`${TAG}\n\nWoorden.\n\n${TAG}`);
  expect(write(after)).toBe(`${text}\n\nWoorden.`);
  const [words] = partsIn("Woorden.");
  expect(words && !isBlock(words) && withWords("Woorden.", words, "")).toBe("");
});

it.each([
  ["alt", "Een stoel", '<Figure file="a.png" alt="Een stoel" />'],
  ["alt", 'De "tafel"', '<Figure file="a.png" alt="De &quot;tafel&quot;" />'],
  ["alt", undefined, '<Figure file="a.png" />'],
  ["caption", "Voor $& {phone}", '<Figure file="a.png" alt="Een tafel" caption="Voor $& {phone}" />'],
  ["groot", true, '<Figure file="a.png" alt="Een tafel" groot />'],
] as const)("writes the attribute %s as %s, and nothing else", (key, value, tag) => {
  const text = withValue(TEXT, first(TEXT), key, value);
  expect(text).toBe(TEXT.replace(TAG, () => tag));
  expect(first(text).values[key]).toBe(value);
});

it("leaves words of other attributes alone", () => {
  const text = withValue(
    '<KeyFigure value="Eigen label hier" label="oud" />',
    { start: 0, tagEnd: 50 },
    "label",
    "nieuw",
  );
  expect(text).toBe('<KeyFigure value="Eigen label hier" label="nieuw" />');
});

it("takes an attribute without a value away", () => {
  const link = '<ActionLink href="/a" newTab>Lees</ActionLink>';
  expect(withValue(link, first(link), "newTab", undefined)).toBe('<ActionLink href="/a">Lees</ActionLink>');
});

it("moves a block past a paragraph or a block, and takes it away", () => {
  const parts = partsIn(TEXT);
  const [, figure, , callout] = parts as [Part, ProseBlock, Part, ProseBlock];
  expect(moved(TEXT, parts, figure, -1)).toBe(`Eerst tekst.\n\n${TAG}\n\nEn meer.\n\n${CALLOUT}`);
  expect(moved(TEXT, parts, figure, 1)).toBe(`Eerst tekst.\n\nEn meer.\n\n${CALLOUT}\n\n${TAG}`);
  expect(moved(TEXT, parts, callout, 1)).toBe(TEXT);
  expect(withoutBlock(TEXT, figure)).toBe(`Eerst tekst.\n\nEn meer.\n\n${CALLOUT}`);
});

it("adds one more to a list", () => {
  const list = '<KeyFigures>\n<KeyFigure value="1" label="een" />\n</KeyFigures>';
  expect(withOneMore(list, first(list), "KeyFigure")).toBe(
    '<KeyFigures>\n<KeyFigure value="1" label="een" />\n\n<KeyFigure value="" label="" />\n\n</KeyFigures>',
  );
});

it("changes the files of all pictures, and not a byte else", () => {
  expect(mapPictures(TEXT, (file) => file.replace(/^\//, ""))).toBe(TEXT.replace('"/b.png"', '"b.png"'));
});

it("starts a picture with what the model demands", () => {
  expect(newBlock("Figure", { file: "a.png" })).toBe('<Figure file="a.png" alt="" />');
});
