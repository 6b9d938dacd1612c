import { TERMS } from "../content-model/terms";
import { quote } from "./dutch";
import type { TextProblem } from "./markdown-fault";

/** A quotation mark at the start of a word; `'s ochtends`, `jaren '90` and apostrophes inside words are none. */
const OPENING = /(?<=^|[\s([{“‘–—])"|(?<=^|[\s([{“])'(?!(?:s|n|t|k|m|r|\d\d)\b)(?=[^'\n]+'(?!\p{L}))/gu;

/** A quotation mark that closes: what is left of the double ones, and single ones after an opened quotation. */
const CLOSING = /"|(?<=‘[^'’\n]+)'(?!\p{L})/gu;

/** A text with curly quotation marks. */
const withCurlyQuotes = (text: string): string =>
  text.replace(OPENING, (mark) => (mark === '"' ? "“" : "‘")).replace(CLOSING, (mark) => (mark === '"' ? "”" : "’"));

/** How much of a text a message shows around its first mistake. */
const SHOWN = { before: 12, after: 28 };

const quoteProblems = (text: string): TextProblem[] => {
  const mended = withCurlyQuotes(text);
  if (mended === text) {
    return [];
  }
  const offset = text.split("").findIndex((character, index) => character !== mended[index]);
  const shown = mended.slice(Math.max(offset - SHOWN.before, 0), offset + SHOWN.after).trim();
  return [{ offset, message: `een recht aanhalingsteken; toegestaan: “ en ”, of ‘ en ’, dus ${shown}` }];
};

const termProblems = (text: string): TextProblem[] =>
  TERMS.flatMap(({ wrong, right, why }) =>
    [...text.matchAll(wrong)].map(({ 0: found, index }) => ({
      offset: index,
      message: `${quote(found)} schrijven we op deze site als ${quote(right)}; ${why}`,
    })),
  );

/** What is wrong with the words of a text that visitors read: straight quotation marks, and two words for one thing. */
export const wordingProblems = (text: string): TextProblem[] => [...quoteProblems(text), ...termProblems(text)];
