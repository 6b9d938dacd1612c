/** End of a sentence; not the dot of an abbreviation such as "o.a.". */
const END = /[.!?](?=\s+[\p{Lu}“‘]|\s*$)/u;

/** First sentence of a text, and the rest; all of a text without an end. */
export const openingSentence = (text: string): [string, string] => {
  const end = text.search(END) + 1;
  return end > 0 ? [text.slice(0, end), text.slice(end).trim()] : [text, ""];
};

/** All sentences of a text. */
export const sentencesOf = (text: string): string[] => {
  const [first, rest] = openingSentence(text);
  return rest ? [first, ...sentencesOf(rest)] : [first];
};
