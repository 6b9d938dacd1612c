import { asObject } from "./as-object";
import { count } from "./dutch";
import type { Uses } from "./fill";
import { type ContentPart, problemAt } from "./part";
import type { ContentProblem } from "./problem";
import { wordsOf } from "./sentences";

const WORDS_PER_MINUTE = 220;

/** Allowed deviation from the stated reading time; a minute is always allowed. */
const TOLERANCE = 0.35;

/** Warns of articles whose length does not match their stated reading time. */
export const checkReadingTime = (parts: readonly ContentPart[], { texts }: Uses): ContentProblem[] =>
  parts.flatMap((part) => {
    const { readingTime } = asObject(part.value);
    // Prose with a syntax error may not have been read at all.
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
