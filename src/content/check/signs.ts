/** A mistake at an offset in a text. */
export interface TextProblem {
  offset: number;
  message: string;
}

/** Something that a text may not hold, with the message about it. */
export type Sign = readonly [sign: RegExp, message: string];

/** Mistakes that signs in a text tell of, each once. */
export const signProblems = (signs: readonly Sign[], text: string): TextProblem[] =>
  signs.map(([sign, message]) => ({ offset: text.search(sign), message })).filter(({ offset }) => offset !== -1);

/** Mistakes at every place of a sign in a text. */
export const eachProblem = (sign: RegExp, text: string, message: (found: string) => string): TextProblem[] =>
  [...text.matchAll(sign)].map(({ 0: found, index }) => ({ offset: index, message: message(found) }));
