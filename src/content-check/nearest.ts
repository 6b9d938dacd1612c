/** Most changed characters at which a word still counts as meant. */
const MAX_DISTANCE = 3;

/** Number of single-character changes between two words (Levenshtein), or more than `limit`. */
const distance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const value = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
      current.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) {
      return limit + 1;
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
};

/**
 * The candidate that is most like a word: at most three characters different, and never more than half of the word.
 *
 * @returns undefined when none is near
 */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  let limit = Math.min(MAX_DISTANCE, Math.floor(word.length / 2));
  let found: string | undefined;
  const wanted = word.toLowerCase();
  for (const candidate of candidates) {
    const changes = distance(wanted, candidate.toLowerCase(), limit);
    if (changes <= limit) {
      found = candidate;
      if (changes === 0) {
        return found;
      }
      limit = changes - 1;
    }
  }
  return found;
};
