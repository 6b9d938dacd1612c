import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from "react";
import { loadSearch, type Search, type SearchResult } from "./site-search";

/** State of a search and its results. */
export interface SearchState {
  phase: "idle" | "loading" | "failed" | "found";
  results: readonly SearchResult[];
}

const NONE: readonly SearchResult[] = [];

/** Shorter words find too much. */
const SHORTEST = 2;

/** What was typed, without spaces around it; a new object each time that the form is sent. */
interface Asked {
  words: string;
}

/** The text in the field of a form, as it is typed. */
const useTyped = (form: RefObject<HTMLFormElement | null>): Asked => {
  const [typed, setTyped] = useState<Asked>({ words: "" });
  useEffect(() => {
    const { current } = form;
    const read = () => setTyped({ words: current?.querySelector("input")?.value.trim() ?? "" });
    read();
    current?.addEventListener("input", read);
    current?.addEventListener("submit", read);
    return () => {
      current?.removeEventListener("input", read);
      current?.removeEventListener("submit", read);
    };
  }, [form]);
  return useDeferredValue(typed);
};

/** Searches for what is in the field of a form. An index that failed is asked for again when more is typed or sent. */
export const useSearch = (form: RefObject<HTMLFormElement | null>, language: Queries.Language): SearchState => {
  const asked = useTyped(form);
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState<Asked>();
  useEffect(() => {
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setFailed(asked),
    );
  }, [asked]);
  return useMemo(() => {
    if (asked.words.length < SHORTEST) {
      return { phase: "idle", results: NONE };
    }
    return search
      ? { phase: "found", results: search(asked.words, language) }
      : { phase: failed === asked ? "failed" : "loading", results: NONE };
  }, [search, failed, asked, language]);
};
