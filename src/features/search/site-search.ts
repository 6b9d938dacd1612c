import MiniSearch, { type SearchResult as Match, type Query, type SearchOptions } from "minisearch";
import { INDEX_FILE, INDEX_OPTIONS, type Meaning, type SearchFile, type ShownPage } from "./index-format";
import { markTerms, type Piece, termOf, wordsOf } from "./terms";

/** Words that say nothing about what is searched for, in Dutch and English. Words of duty ("moet", "must") do. */
const STOP_WORDS = new Set(
  `aan al alle als ben bent bij dan dat de den deze die dit doe doen door een eens en er gaan gaat geen haar heb hebben heeft
  hem het hier hij hoe hun iets ik in is ja je jij jou jouw jullie kan kun kunnen maar me mee meer met mij mijn na naar
  niet nog nu of om ons onze ook op over se te tegen toch tot uit uw van veel voor waar waarom wanneer was wat we wel
  welke wie wij wil word worden wordt zich zij zijn zo zou
  a an and are at be can do does for from have how i if in is it me my not of on or our the there this to was we what
  when where which who will with you your`.split(/\s+/),
);

/** The words that say what is searched for; all of them where none does. */
const significantWords = (words: readonly string[]): readonly string[] => {
  const significant = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return significant.length > 0 ? significant : words;
};

/** If fewer pages than this have all words, pages with some of them are added. */
const ENOUGH = 3;

/** A page with some of the words counts when it scores this share of the best one. */
const CLOSE = 0.05;

/** Weight of pages in the other language. */
const OTHER_LANGUAGE = 0.3;

/** A page that was found, with the words that were searched for apart. */
export interface SearchResult {
  path: string;
  language: ShownPage["language"];
  group: string;
  title: Piece[];
  /** The heading that says most of what was searched for, else the description. */
  text: Piece[];
}

/** Searches the pages; the best result comes first, those in the language of the visitor before others. */
export type Search = (words: string, language?: ShownPage["language"]) => SearchResult[];

const foundIn = (pieces: readonly Piece[]): number => pieces.filter(({ found }) => found).length;

const shown = (match: Match): SearchResult => {
  const { title, headings, description, language, group } = match as Match & ShownPage;
  const terms = new Set(match.terms);
  const [text = []] = [description, ...headings.filter((heading) => heading !== title)]
    .map((line) => markTerms(line, terms))
    .sort((one, other) => foundIn(other) - foundIn(one));
  return { path: match.id, language, group, title: markTerms(title, terms), text };
};

const termsOf = (text: string): string[] =>
  significantWords(wordsOf(text))
    .map(termOf)
    .filter((term) => term !== null);

const all = (text: string): Query => ({ combineWith: "AND", queries: [...significantWords(wordsOf(text))] });

/** The parts of a search: each word, or a phrase with all that means the same. */
const partsOf = (words: string, meanings: readonly Meaning[]): Query[] => {
  const terms = new Set(termsOf(words));
  const rest = new Set(terms);
  const meant = meanings.flatMap(({ typed, means }): Query[] => {
    const phrase = typed.find((text) => termsOf(text).length > 0 && termsOf(text).every((term) => terms.has(term)));
    if (!phrase) return [];
    for (const term of termsOf(phrase)) rest.delete(term);
    return [{ combineWith: "OR", queries: [phrase, ...means].map(all) }];
  });
  return [...meant, ...significantWords(wordsOf(words)).filter((word) => rest.has(termOf(word) ?? ""))];
};

/** Searches in an index that src/publish/search/build-index.ts made: pages with all of the words, then those with some. */
export const searchIn = async (json: string): Promise<Search> => {
  const { index: stored, meanings } = JSON.parse(json) as SearchFile;
  const index = await MiniSearch.loadJSAsync(stored, INDEX_OPTIONS);
  return (words, language = "nl") => {
    const queries = partsOf(words, meanings);
    const boostDocument: SearchOptions["boostDocument"] = (_path, _term, page) =>
      Number(page?.weight) * (page?.language === language ? 1 : OTHER_LANGUAGE);
    const find = (combineWith: "AND" | "OR"): Match[] => index.search({ combineWith, queries }, { boostDocument });
    const whole = find("AND");
    if (whole.length >= ENOUGH || queries.length < 2) {
      return whole.map(shown);
    }
    const paths = new Set(whole.map(({ id }) => id));
    const others = find("OR").filter(({ id }) => !paths.has(id));
    const least = (others[0]?.score ?? 0) * CLOSE;
    return [...whole, ...others.filter(({ score }) => score >= least)].map(shown);
  };
};

let loading: Promise<Search> | undefined;

const fetchSearch = async (): Promise<Search> => {
  const response = await fetch(INDEX_FILE);
  if (!response.ok) {
    throw new Error(`${INDEX_FILE}: ${response.status}`);
  }
  return searchIn(await response.text());
};

/** Fetches the index of the site, once. Throws when it cannot be had; the next call asks again. */
export const loadSearch = (): Promise<Search> => {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
