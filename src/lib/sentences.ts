/** A sentence with its end, which is not the dot of an abbreviation such as "o.a.". */
const SENTENCE = /^.*?[.!?…]["”’)]*(?=\s+["“‘]?\p{Lu}|\s*$)/su;

/** First sentence of a text, and the rest; all of a text without an end. */
export const openingSentence = (text: string): [string, string] => {
  const [first] = SENTENCE.exec(text) ?? [text];
  return [first, text.slice(first.length).trim()];
};

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => {
  const [first, rest] = openingSentence(text.trim());
  return rest ? [first, ...sentencesOf(rest)] : [first];
};
