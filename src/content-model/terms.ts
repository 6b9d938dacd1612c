/** A word that the site writes in one way only. */
export interface Term {
  /** What is refused; global, so that every place is found. */
  wrong: RegExp;
  /** What is written instead. */
  right: string;
  /** Why, in Dutch, for the editor who reads the message. */
  why: string;
}

/** Words for which the site has one form; a new one needs no more than its entry here. */
export const TERMS: readonly Term[] = [
  {
    wrong: /(?<![\p{L}\p{N}/-])[Hh]r(?![\p{L}\p{N}])/gu,
    right: "HR",
    why: "ook in samenstellingen, zoals HR-adviseur",
  },
  { wrong: /\be-?mailtraining(?:en)?\b/giu, right: "e-mailcursus", why: "zo heet de gratis cursus overal" },
];
