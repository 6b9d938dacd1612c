import { Steps } from "./steps";

const undo = (steps: Steps) =>
  steps.go({ ctrlKey: true, metaKey: false, shiftKey: false, key: "z", preventDefault: jest.fn() })?.text;

const redo = (steps: Steps) =>
  steps.go({ ctrlKey: true, metaKey: false, shiftKey: false, key: "y", preventDefault: jest.fn() })?.text;

/** What each undo shows, after a text became each of these. */
const undone = (first: string, ...texts: string[]): string[] => {
  const steps = new Steps(first);
  for (const text of texts) {
    steps.add(text);
  }
  const shown: string[] = [];
  for (let now: string | undefined = steps.now; now !== undefined; now = undo(steps)) {
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
  const steps = new Steps("");
  steps.add("een");
  expect(undo(steps)).toBe("");
  expect(redo(steps)).toBe("een");
  expect(undo(steps)).toBe("");
  steps.add("twee");
  expect(redo(steps)).toBeUndefined();
});
