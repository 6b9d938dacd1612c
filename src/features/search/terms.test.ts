import { markTerms, termOf, wordsOf } from "./terms";

it.each([
  ["gesprekken", "gesprek"],
  ["Conflicten", "conflict"],
  ["kosten", "kost"],
  ["vertrouwenspersonen", "vertrouwenspersoon"],
  ["één", "een"],
  ["mediators", "mediator"],
  ["4,9", "4.9"],
])("finds %s as %s", (word, other) => {
  expect(termOf(word)).toBe(termOf(other));
});

it("takes no single letters", () => {
  expect(wordsOf("de collega’s, € 2.950").map(termOf)).toEqual(["de", "collega", null, "2950"]);
});

it("takes a figure with a comma as one", () => {
  expect(wordsOf("een 4,9 uit 5, of 3.569,50").map(termOf)).toEqual(["een", "49", "uit", null, "of", "3569", "50"]);
});

it("marks whole words, whatever their ending", () => {
  expect(markTerms("Conflicten, en hun conflict.", new Set(["conflict"]))).toEqual([
    { text: "Conflicten", start: 0, found: true },
    { text: ", en hun ", start: 10, found: false },
    { text: "conflict", start: 19, found: true },
    { text: ".", start: 27, found: false },
  ]);
});

it("leaves a text without such words in one piece, and none of an empty one", () => {
  expect(markTerms("Rust", new Set(["conflict"]))).toEqual([{ text: "Rust", start: 0, found: false }]);
  expect(markTerms("", new Set(["conflict"]))).toEqual([]);
});
