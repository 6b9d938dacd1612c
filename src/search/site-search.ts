import MiniSearch, { type SearchResult as Match } from "minisearch";
import { INDEX_FILE, INDEX_OPTIONS, type ShownPage } from "./index-format";
import { markTerms, type Piece } from "./terms";

/** Results that are shown at most. */
const MOST_RESULTS = 8;

/** A page that was found, with the words that were searched for apart. */
export interface SearchResult {
  path: string;
  language: ShownPage["language"];
  title: Piece[];
  /** The heading that says most of what was searched for, else the description. */
  text: Piece[];
}

/** Searches the pages; the best result comes first. */
export type Search = (words: string) => SearchResult[];

const foundIn = (pieces: readonly Piece[]): number => pieces.filter(({ found }) => found).length;

const shown = (match: Match): SearchResult => {
  const { title, headings, description, language } = match as Match & ShownPage;
  const terms = new Set(match.terms);
  const [first, ...others] = [description, ...headings.filter((heading) => heading !== title)].map((text) =>
    markTerms(text, terms),
  );
  const text = others.reduce((best, other) => (foundIn(other) > foundIn(best) ? other : best), first ?? []);
  return { path: match.id, language, title: markTerms(title, terms), text };
};

/** Searches in an index that {@link ./build-index} made: pages with all of the words, or with some where there are none. */
export const searchIn = async (json: string): Promise<Search> => {
  const index = await MiniSearch.loadJSONAsync(json, INDEX_OPTIONS);
  return (words) => {
    const all = index.search(words);
    const matches = all.length > 0 ? all : index.search(words, { combineWith: "OR" });
    return matches.slice(0, MOST_RESULTS).map(shown);
  };
};

/**
 * Fetches the index of the site. What is searched for stays in the browser.
 *
 * @throws when the index cannot be had
 */
export const loadSearch = async (): Promise<Search> => {
  const response = await fetch(INDEX_FILE);
  if (!response.ok) {
    throw new Error(`${INDEX_FILE}: ${response.status}`);
  }
  return searchIn(await response.text());
};
