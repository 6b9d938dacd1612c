import MiniSearch from "minisearch";
import { INDEX_OPTIONS, type ShownPage } from "./index-format";
import { termOf, wordsOf } from "./terms";

/** A page of the site, as the build knows it. */
export interface SearchPage extends ShownPage {
  path: string;
  /** Its running text; none where title, description and headings say enough. */
  text?: string;
}

/** A word that stands on more of the pages tells none of them apart. */
const COMMON = 0.2;

/** Terms of running text at most, over all pages: about 30 KB of the index with brotli. */
const MOST_TERMS = 18_000;

const termsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map(termOf)
      .filter((term) => term !== null),
  );

/** The terms that stand on few pages; where that are too many, on fewer. */
const telling = (pages: readonly ReadonlySet<string>[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const term of pages.flatMap((terms) => [...terms])) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const onAtMost = (most: number) => [...counts].filter(([, count]) => count <= most);
  const total = (rows: [string, number][]) => rows.reduce((sum, [, count]) => sum + count, 0);
  let most = Math.ceil(pages.length * COMMON);
  while (total(onAtMost(most)) > MOST_TERMS) {
    most -= 1;
  }
  return new Set(onAtMost(most).map(([term]) => term));
};

/** The index of the site's pages, as JSON that {@link ./site-search} loads. */
export const buildIndex = (pages: readonly SearchPage[]): string => {
  const texts = pages.map(({ text = "" }) => termsOf(text));
  const kept = telling(texts.filter(({ size }) => size > 0));
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(
    pages.map(({ text: _text, ...page }, place) => ({
      ...page,
      terms: [...(texts[place] ?? [])].filter((term) => kept.has(term)).join(" "),
    })),
  );
  return JSON.stringify(index);
};
