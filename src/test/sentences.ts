/** Markdown → the words that are read. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+\.|>)\s+/gm, "")
    .replace(/[*_`]+/g, "");

const WORD = /[\p{L}\p{N}]+(?:[.,'’-]?[\p{L}\p{N}]+)*/gu;

/** The words of a text, in lower case. */
export const wordsOf = (text: string): string[] => plainText(text).toLowerCase().match(WORD) ?? [];

/** The sentences of a text; headings and list items count as sentences. */
export const sentencesOf = (text: string): string[] =>
  plainText(text)
    .split(/(?<=[.!?…]["”’)]*)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/** A sentence that stands in two places. */
export interface Repetition {
  sentence: string;
  places: [string, string];
}

/**
 * Sentences of more than eight words that belong to two different owners.
 *
 * @param texts texts with the place where they stand and what they belong to
 */
export const repetitions = (texts: readonly { text: string; place: string; owner: string }[]): Repetition[] => {
  const first = new Map<string, { place: string; owner: string }>();
  return texts.flatMap(({ text, place, owner }) =>
    sentencesOf(text).flatMap((sentence): Repetition[] => {
      const words = wordsOf(sentence);
      const key = words.join(" ");
      const earlier = first.get(key);
      if (words.length <= 8 || !earlier) {
        first.set(key, { place, owner });
        return [];
      }
      return earlier.owner === owner ? [] : [{ sentence, places: [earlier.place, place] }];
    }),
  );
};
