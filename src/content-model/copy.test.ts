import { readFileSync } from "node:fs";
import { proseOf, realDocuments, shownTexts } from "../test/real-content";
import { repetitions, sentencesOf, wordsOf } from "../test/sentences";

/** Content that the site itself shows on several pages, and descriptions that no visitor sees. */
const SHARED = new Set(["Fact", "Navigation", "EmbedTexts"]);

/** Reading speed on which the reading times are based. */
const WORDS_PER_MINUTE = 220;

/** How far the length of an article may be from its reading time. */
const TOLERANCE = 0.35;

test("no sentence of more than eight words stands on two pages", () => {
  const own = shownTexts().filter(({ typeName }) => !SHARED.has(typeName));
  expect(own.length).toBeGreaterThan(1000);
  const found = repetitions(own).map(({ sentence, places }) => `${places.join(" = ")}: ${sentence}`);
  expect(found).toEqual([]);
});

test("a repeated sentence is found and named with both places", () => {
  const text = "Een gesprek duurt meestal niet langer dan twee uur en is vertrouwelijk.";
  expect(
    repetitions([
      { text: `Kort. ${text}`, place: "a:1", owner: "a" },
      {
        text: `**Een gesprek** duurt meestal niet langer dan twee uur, en is [vertrouwelijk](/x)!`,
        place: "b:2",
        owner: "b",
      },
      { text, place: "b:3", owner: "b" },
      { text: "Kort.", place: "c:1", owner: "c" },
    ]),
  ).toEqual([
    {
      sentence: "Een gesprek duurt meestal niet langer dan twee uur, en is vertrouwelijk!",
      places: ["a:1", "b:2"],
    },
    { sentence: text, places: ["a:1", "b:3"] },
  ]);
});

test("sentences end at their marks, list items and headings", () => {
  expect(sentencesOf('## Kop\n\n- Een, twee.\n- "Drie?" Vier om 8.00 uur.')).toEqual([
    "Kop",
    "Een, twee.",
    '"Drie?"',
    "Vier om 8.00 uur.",
  ]);
});

const TIMED = realDocuments("Article").filter(({ data }) => (data as { readingTime?: number }).readingTime);

test.each(TIMED.map((document) => [document.file, document] as const))(
  "%s is as long as its reading time",
  (_file, document) => {
    const { readingTime } = document.data as { readingTime: number };
    const titles = shownTexts().filter(({ owner, typeName }) => owner === document.file && typeName !== "Article");
    const words = wordsOf(proseOf(document)).length + titles.flatMap(({ text }) => wordsOf(text)).length;
    const wanted = readingTime * WORDS_PER_MINUTE;
    expect(words).toBeGreaterThan(wanted * (1 - TOLERANCE));
    expect(words).toBeLessThan(wanted * (1 + TOLERANCE));
  },
);

describe("the project's word list for the spelling check", () => {
  const words = readFileSync("cspell-words.txt", "utf8").trimEnd().split("\n");

  test("is sorted, and has every word once", () => {
    const key = (word: string) => word.toLowerCase();
    expect(words).toEqual([...new Set(words)].sort((a, b) => (key(a) < key(b) ? -1 : 1)));
  });

  test("holds only words that the content uses", () => {
    const content = shownTexts()
      .map(({ text }) => text.toLowerCase())
      .join("\n");
    expect(words.filter((word) => !content.includes(word.toLowerCase()))).toEqual([]);
  });
});
