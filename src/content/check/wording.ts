import { quote } from "./dutch";
import { eachProblem, type TextProblem } from "./signs";

/** A straight quotation mark before a word, but not in `'s ochtends`, `jaren '90` and inside words. */
const OPENING = /(?<=^|[\s([{“‘–—])"|(?<=^|[\s([{“])'(?!(?:s|n|t|k|m|r|\d\d)\b)(?=[^'\n]+'(?!\p{L}))/gu;

/** A closing straight quotation mark: every other double one, and a single one after an opening one. */
const CLOSING = /"|'(?<=‘[^'’\n]+')(?!\p{L})/gu;

/** A text with its straight quotation marks curled; apostrophes stay. */
export const withCurlyQuotes = (text: string): string =>
  text.replace(OPENING, (mark) => (mark === '"' ? "“" : "‘")).replace(CLOSING, (mark) => (mark === '"' ? "”" : "’"));

/** Characters that a message shows around a mistake. */
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

/** Words that the site writes in one way: the refused spelling (a global pattern), the right one, and why, in Dutch. */
const TERMS = [
  {
    wrong: /(?<![\p{L}\p{N}/.-])[Hh]r(?![\p{L}\p{N}@])/gu,
    right: "HR",
    why: "ook in samenstellingen, zoals HR-adviseur",
  },
  { wrong: /\be-?mailtraining(?:en)?\b/giu, right: "e-mailcursus", why: "zo heet de gratis cursus overal" },
  {
    wrong: /(?<![\p{L}\p{N}/-])werknemer(?=s?(?![\p{L}\p{N}]))/giu,
    right: "medewerker",
    why: "alleen het adres van de pagina heet anders",
  },
  {
    wrong: /(?<![\p{L}\p{N}/-])(?:homepage|homepagina)(?![\p{L}\p{N}])/giu,
    right: "startpagina",
    why: "zo heet die overal",
  },
  { wrong: /\bper mail(?![\p{L}\p{N}])/giu, right: "per e-mail", why: "zo schrijven we het overal" },
];

const termProblems = (text: string): TextProblem[] =>
  TERMS.flatMap(({ wrong, right, why }) =>
    eachProblem(wrong, text, (found) => `${quote(found)} schrijven we op deze site als ${quote(right)}; ${why}`),
  );

/** Straight quotation marks, and words that the site writes differently. */
export const wordingProblems = (text: string): TextProblem[] => [...quoteProblems(text), ...termProblems(text)];
