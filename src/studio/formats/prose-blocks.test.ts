import { blocksIn, mapPictures, newPicture, PICTURE_COMPONENTS, withValue } from "./prose-blocks";

const TAG = '<Figure file="a.png" alt="Een tafel" />';
const TEXT = `Eerst tekst.\n\n${TAG}\n\n<Callout title="Let op">\n\n<Figure file="/b.png" alt='Nog een' caption="Onder" />\n\n</Callout>`;

const first = (text: string) => {
  const [picture] = blocksIn(text, PICTURE_COMPONENTS);
  if (!picture) {
    throw new Error("No picture");
  }
  return picture;
};

it("finds the pictures of a text in their order, also inside other components", () => {
  expect(blocksIn(TEXT, PICTURE_COMPONENTS).map(({ number, values }) => [number, values])).toEqual([
    [1, { file: "a.png", alt: "Een tafel" }],
    [2, { file: "/b.png", alt: "Nog een", caption: "Onder" }],
  ]);
});

it("finds none while the text cannot be read, and leaves such a text alone", () => {
  expect(blocksIn(`<Callout>\n\n${TAG}`)).toEqual([]);
  expect(mapPictures(`<Callout>\n\n${TAG}`, () => "x.png")).toBe(`<Callout>\n\n${TAG}`);
});

it.each([
  ["alt", "Een stoel", '<Figure file="a.png" alt="Een stoel" />'],
  ["alt", 'De "tafel"', '<Figure file="a.png" alt="De &quot;tafel&quot;" />'],
  ["alt", undefined, '<Figure file="a.png" />'],
  ["caption", "Voor $& {phone}", '<Figure file="a.png" alt="Een tafel" caption="Voor $& {phone}" />'],
])("writes the attribute %s as %s, and nothing else", (key, value, tag) => {
  expect(withValue(TEXT, first(TEXT), key, value)).toBe(TEXT.replace(TAG, () => tag));
});

it("reads what it wrote", () => {
  const text = withValue(TAG, first(TAG), "alt", 'De "tafel"');
  expect(first(text).values.alt).toBe('De "tafel"');
});

it("changes the files of all pictures, and not a byte else", () => {
  expect(mapPictures(TEXT, (file) => file.replace(/^\//, ""))).toBe(TEXT.replace('"/b.png"', '"b.png"'));
});

it("starts a picture with what the model demands", () => {
  expect(newPicture("Figure", "a.png")).toBe('<Figure file="a.png" alt="" />');
});

it("changes what stands in the tag of a block, and not what is in the block", () => {
  const [, callout] = blocksIn(TEXT);
  expect(callout && withValue(TEXT, callout, "title", "Tip")).toBe(TEXT.replace("Let op", "Tip"));
});
