import { distance } from "fastest-levenshtein";

const MAX_DISTANCE = 3;

/** The candidate most similar to a word, if any: at most three characters different, and at most half of the word. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  let limit = Math.min(MAX_DISTANCE, Math.floor(word.length / 2));
  let found: string | undefined;
  for (const candidate of candidates) {
    const changes = distance(word.toLowerCase(), candidate.toLowerCase());
    if (changes <= limit) {
      found = candidate;
      limit = changes - 1;
    }
  }
  return found;
};
