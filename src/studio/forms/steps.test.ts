import { Steps } from "./steps";

/** What each undo shows, after a text became each of these. */
const undone = (...texts: string[]): string[] => {
  const steps = new Steps();
  for (const [index, text] of texts.slice(1).entries()) {
    steps.add(texts[index] ?? "", text);
  }
  const shown: string[] = [];
  for (let now = texts.at(-1); now !== undefined; now = steps.go(now, false)) {
    shown.push(now);
  }
  return shown;
};

/** What a text field says while somebody types: blank space at the end changes nothing. */
const typed = (text: string): string[] => [
  ...new Set([...text].map((_letter, index) => text.slice(0, index + 1).trim())),
];

it("undoes typing by words", () => {
  expect(undone("", ...typed("een twee drie"))).toEqual(["een twee drie", "een twee", "een", ""]);
});

it("undoes taking away by words, and what is put in at once in one step", () => {
  expect(undone("een twee", "een twe", "een tw", "een t", "een", "ee", "e")).toEqual(["e", "een t", "een twee"]);
  expect(undone("een", "een **twee**", "een")).toEqual(["een", "een **twee**", "een"]);
});

it("does again what was undone, until something else is done", () => {
  const steps = new Steps();
  steps.add("", "een");
  expect(steps.go("een", false)).toBe("");
  expect(steps.go("", true)).toBe("een");
  expect(steps.go("een", false)).toBe("");
  steps.add("", "twee");
  expect(steps.go("twee", true)).toBeUndefined();
});
