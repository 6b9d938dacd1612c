import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { loadSearch, type Search, type SearchResult } from "./site-search";
import { SHORTEST } from "./terms";

/** State of a search and its results. */
export interface SearchState {
  phase: "idle" | "loading" | "failed" | "found";
  results: readonly SearchResult[];
}

/** What was typed in the field, without spaces around it; a new object each time that the form is sent. */
export interface Asked {
  words: string;
  /** Whether they were sent, with Enter or in the address, rather than being typed: then too short a word is answered as well. */
  sent?: boolean;
}

/** Searches for what was typed. An index that failed is asked for again when more is typed or sent. */
export const useSearch = (typed: Asked, language: Queries.Language): SearchState => {
  const asked = useDeferredValue(typed);
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState<Asked>();
  useEffect(() => {
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setFailed(asked),
    );
  }, [asked]);
  return useMemo(() => {
    if (asked.words.length < SHORTEST) return { phase: asked.words && asked.sent ? "found" : "idle", results: [] };
    if (search) return { phase: "found", results: search(asked.words, language) };
    return { phase: failed === asked ? "failed" : "loading", results: [] };
  }, [search, failed, asked, language]);
};
