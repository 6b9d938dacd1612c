import MiniSearch from "minisearch";
import { INDEX_OPTIONS, type IndexedPage, type Meaning, type SearchFile } from "../../features/search/index-format";
import { termOf, wordsOf } from "../../features/search/terms";

export interface SearchPage extends Omit<IndexedPage, "terms"> {
  /** Its running text; none if title, description and headings suffice. */
  text?: string;
}

const termsOf = (text: string): Set<string> => new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []));

/** The search index of the site's pages, as JSON that src/features/search/site-search.ts loads, with what words mean on them. */
export const buildIndex = (pages: readonly SearchPage[], meanings: readonly Meaning[]): string => {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(pages.map(({ text = "", ...page }) => ({ ...page, terms: [...termsOf(text)].join(" ") })));
  return JSON.stringify({ index: index.toJSON(), meanings } satisfies SearchFile);
};
