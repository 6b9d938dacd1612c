import MiniSearch from "minisearch";
import { INDEX_OPTIONS, type IndexedPage, type Meaning, type SearchFile } from "../../features/search/index-format";
import { termOf, wordsOf } from "../../features/search/terms";

export interface SearchPage extends Omit<IndexedPage, "terms"> {
  /** Its running text; none if title, description and headings suffice. */
  text?: string;
}

/** A word on a larger share of the pages does not distinguish them. */
const COMMON = 0.2;

const termsOf = (text: string): Set<string> => new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []));

/** The terms on few pages. */
const distinctiveTerms = (pages: readonly ReadonlySet<string>[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const term of pages.flatMap((terms) => [...terms])) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const most = Math.ceil(pages.length * COMMON);
  return new Set([...counts].filter(([, count]) => count <= most).map(([term]) => term));
};

/** The search index of the site's pages, as JSON that src/features/search/site-search.ts loads, with what words mean on them. */
export const buildIndex = (pages: readonly SearchPage[], meanings: readonly Meaning[]): string => {
  const texts = pages.map(({ text = "" }) => termsOf(text));
  const kept = distinctiveTerms(texts.filter(({ size }) => size > 0));
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(
    pages.map(({ text: _text, ...page }, place) => ({
      ...page,
      terms: [...(texts[place] ?? [])].filter((term) => kept.has(term)).join(" "),
    })),
  );
  return JSON.stringify({ index: index.toJSON(), meanings } satisfies SearchFile);
};
