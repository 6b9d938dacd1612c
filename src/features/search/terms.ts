import { stemmer } from "@orama/stemmers/dutch";

/** Words and numbers of a text; the points of 12.950 belong to it, and the comma of 4,9. */
const WORDS = /\p{N}{1,3}(?:\.\p{N}{3})+(?!\p{N})|\p{N}+[.,]\p{N}+|[\p{L}\p{N}]+/gu;

/** One letter says nothing. */
export const SHORTEST = 2;

/** The words of a text, as written. */
export const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/**
 * What a word is found by: without capitals, accents, points, commas and Dutch endings ("gesprekken" finds "gesprek"); null for
 * what is too short to search for.
 */
export const termOf = (word: string): string | null => {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\p{M}.,]/gu, "");
  return plain.length < SHORTEST ? null : stemmer(plain);
};

/** A piece of a text. */
export interface Piece {
  text: string;
  /** Where it starts. */
  start: number;
  /** Whether it is a word that was searched for. */
  found: boolean;
}

/** Cuts a text at the words that are found by any of these terms. */
export const markTerms = (text: string, terms: ReadonlySet<string>): Piece[] => {
  const pieces: Piece[] = [];
  let start = 0;
  const cut = (end: number, found: boolean) => {
    if (end > start) {
      pieces.push({ text: text.slice(start, end), start, found });
      start = end;
    }
  };
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (terms.has(termOf(word) ?? "")) {
      cut(index, false);
      cut(index + word.length, true);
    }
  }
  cut(text.length, false);
  return pieces;
};
