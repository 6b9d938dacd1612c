import { distance } from "fastest-levenshtein";

const MAX_DISTANCE = 3;

/** The candidate most similar to a word, if any: at most three characters different, and at most half of the word. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  const choices = [...candidates];
  const changes = choices.map((choice) => distance(word.toLowerCase(), choice.toLowerCase()));
  const fewest = Math.min(...changes);
  return fewest <= Math.min(MAX_DISTANCE, Math.floor(word.length / 2)) ? choices[changes.indexOf(fewest)] : undefined;
};
