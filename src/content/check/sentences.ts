const WORD = /[\p{L}\p{N}]+(?:[.,'’-]?[\p{L}\p{N}]+)*/gu;

/** The words of a text, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  text
    .trim()
    .split(/(?<=[.!?…]["”’)]*)\s+/)
    .filter(Boolean);
