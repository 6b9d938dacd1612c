import { distance } from "fastest-levenshtein";

/** Most changed characters at which a word still counts as meant. */
const MAX_DISTANCE = 3;

/**
 * The candidate that is most like a word: at most three characters different, and never more than half of the word.
 *
 * @returns undefined when none is near
 */
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
