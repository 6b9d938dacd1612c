import type { Options, SearchOptions } from "minisearch";
import { termOf, wordsOf } from "./terms";

/** Where the index stands on the site. */
export const INDEX_FILE = "/search.json";

/** What a result shows of a page. */
export interface ShownPage {
  title: string;
  description: string;
  headings: readonly string[];
  language: "nl" | "en";
}

/** A page as the index takes it. */
export interface IndexedPage extends ShownPage {
  path: string;
  /** Terms of its running text. */
  terms: string;
}

/** Misspellings: one letter in a word of five, two from seven. */
const FUZZY = 0.25;
const FUZZY_FROM = 5;

const SEARCH: SearchOptions = {
  boost: { title: 4, headings: 2, description: 2 },
  prefix: true,
  fuzzy: (term) => term.length >= FUZZY_FROM && FUZZY,
  combineWith: "AND",
};

/** How the build writes the index and the browser reads it; both must take the same. */
export const INDEX_OPTIONS: Options<IndexedPage> = {
  idField: "path",
  fields: ["title", "headings", "description", "terms"],
  storeFields: ["title", "headings", "description", "language"],
  tokenize: (text, field) => (field === "terms" ? text.split(" ") : wordsOf(text)),
  processTerm: (word, field) => (field === "terms" ? word : termOf(word)),
  searchOptions: SEARCH,
};
