import type { AsPlainObject, Options } from "minisearch";
import { termOf, wordsOf } from "./terms";

/** Path of the index on the site. */
export const INDEX_FILE = "/search.json";

/** What a result shows of a page, or of a question with its answer. */
export interface ShownPage {
  title: string;
  description: string;
  headings: readonly string[];
  language: "nl" | "en";
  /** Its group on the sitemap; of a question the title of its page. */
  group: string;
  /** How much it counts beside others that say the same. */
  weight: number;
}

/** A page as the index takes it. */
export interface IndexedPage extends ShownPage {
  /** Address, of a question with its anchor. */
  path: string;
  /** Terms of its running text. */
  terms: string;
}

/** Words of visitors with the words that pages use for them: data/search-words.json. */
export type Meaning = Pick<Queries.SearchWord, "typed" | "means">;

/** The file that the build writes. */
export interface SearchFile {
  index: AsPlainObject;
  meanings: readonly Meaning[];
}

/** Misspellings: one letter in a word of five, two from eight. */
const FUZZY = 0.2;
const FUZZY_FROM = 5;

/** How the build writes the index and the browser reads it; both must take the same. */
export const INDEX_OPTIONS: Options<IndexedPage> = {
  idField: "path",
  fields: ["title", "headings", "description", "terms"],
  storeFields: ["title", "headings", "description", "language", "group", "weight"],
  tokenize: (text, field) => (field === "terms" ? text.split(" ") : wordsOf(text)),
  processTerm: (word, field) => (field === "terms" ? word : termOf(word)),
  searchOptions: {
    boost: { title: 4, headings: 2, description: 2 },
    prefix: true,
    fuzzy: (term) => term.length >= FUZZY_FROM && FUZZY,
    combineWith: "AND",
  },
};
