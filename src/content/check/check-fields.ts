import { asObject } from "./as-object";
import { count } from "./dutch";
import type { Uses } from "./fill";
import { type ContentPart, problemAt } from "./part";
import type { ContentProblem } from "./problem";
import { wordsOf } from "./sentences";

const today = (): string => new Date().toISOString().slice(0, 10);

/** Articles dated in the future, which are published at once, and a notice that nobody sees any more. */
const days = (part: ContentPart): ContentProblem[] => {
  const value = asObject(part.value);
  const { text, until } = value;
  if (part.typeName === "Notice" && text && typeof until === "string" && until < today()) {
    return [problemAt(part, ["until"], "is voorbij; de mededeling is niet meer te zien, haal de tekst weg")];
  }
  const message = "ligt in de toekomst; het artikel wacht daar niet op en komt meteen online";
  return (part.typeName === "Article" ? ["date", "dateModified"] : []).flatMap((field) => {
    const day = value[field];
    return typeof day === "string" && day > today() ? [problemAt(part, [field], message)] : [];
  });
};

const WORDS_PER_MINUTE = 220;

/** Allowed deviation from the stated reading time; a minute is always allowed. */
const TOLERANCE = 0.35;

/** Articles whose length does not match their stated reading time. */
const readingTime = (part: ContentPart, { texts }: Uses): ContentProblem[] => {
  const { readingTime: stated } = asObject(part.value);
  // Prose with a syntax error may not have been read at all.
  if (part.typeName !== "Article" || typeof stated !== "number" || part.document.problems.length > 0) {
    return [];
  }
  const words = texts
    .filter(({ part: { document, typeName } }) => document === part.document && typeName !== "Article")
    .reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const minutes = Math.max(Math.round(words / WORDS_PER_MINUTE), 1);
  const message = `${count(words, "woord", "woorden")} zijn in ongeveer ${count(minutes, "minuut", "minuten")} gelezen, niet in ${stated}`;
  return Math.abs(words / WORDS_PER_MINUTE - stated) <= Math.max(stated * TOLERANCE, 1)
    ? []
    : [problemAt(part, ["readingTime"], message)];
};

/** Warns of fields that are valid but surely not meant: days gone by, a wrong reading time. */
export const checkFields = (parts: readonly ContentPart[], uses: Uses): ContentProblem[] =>
  parts.flatMap((part) => [...days(part), ...readingTime(part, uses)]);
