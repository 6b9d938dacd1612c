import { count } from "./dutch";
import type { Uses } from "./fill";
import { type Part, problemAt } from "./part";
import type { ContentProblem } from "./problem";
import { record } from "./record";
import { wordsOf } from "./sentences";

/** Reading speed on which the reading times are based. */
const WORDS_PER_MINUTE = 220;

/** How far the length of an article may be from its reading time; a minute is always free. */
const TOLERANCE = 0.35;

/** Warns of articles that are much longer or shorter than their reading time says. */
export const checkReadingTime = (parts: readonly Part[], { texts }: Uses): ContentProblem[] =>
  parts.flatMap((part) => {
    const { readingTime } = record(part.value);
    // Of prose with a mistake the reader may have understood no word.
    if (part.typeName !== "Article" || typeof readingTime !== "number" || part.document.problems.length > 0) {
      return [];
    }
    const own = texts.filter(
      ({ part: { document, typeName } }) => document === part.document && typeName !== "Article",
    );
    const words = own.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
    const minutes = Math.max(Math.round(words / WORDS_PER_MINUTE), 1);
    if (Math.abs(words / WORDS_PER_MINUTE - readingTime) <= Math.max(readingTime * TOLERANCE, 1)) {
      return [];
    }
    const message = `${count(words, "woord", "woorden")} zijn in ongeveer ${count(minutes, "minuut", "minuten")} gelezen, niet in ${readingTime}`;
    return [problemAt(part, ["readingTime"], message)];
  });
