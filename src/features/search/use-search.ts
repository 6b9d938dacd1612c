import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from "react";
import { loadSearch, type Search, type SearchResult } from "./site-search";

/** What there is to say and show for what was typed. */
export interface SearchState {
  phase: "idle" | "loading" | "failed" | "found";
  results: readonly SearchResult[];
}

const NONE: readonly SearchResult[] = [];

/** Fewer letters find too much. */
const SHORTEST = 2;

/** The text in the field of a form, as it is typed. */
const useTyped = (form: RefObject<HTMLFormElement | null>): string => {
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const { current } = form;
    const read = () => setTyped(current?.querySelector("input")?.value ?? "");
    read();
    current?.addEventListener("input", read);
    return () => current?.removeEventListener("input", read);
  }, [form]);
  return useDeferredValue(typed.trim());
};

/** Loads the index, asks again for one that failed when more is typed or sent, and searches for what is in the field of a form. */
export const useSearch = (form: RefObject<HTMLFormElement | null>, language: Queries.Language): SearchState => {
  const words = useTyped(form);
  const [search, setSearch] = useState<Search>();
  const [failedFor, setFailedFor] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const { current } = form;
    const tryAgain = () => setTries((before) => before + 1);
    current?.addEventListener("submit", tryAgain);
    return () => current?.removeEventListener("submit", tryAgain);
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again for an index that failed.
  useEffect(() => {
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setFailedFor(words),
    );
  }, [words, tries]);
  return useMemo(() => {
    if (words.length < SHORTEST) {
      return { phase: "idle", results: NONE };
    }
    return search
      ? { phase: "found", results: search(words, language) }
      : { phase: failedFor === words ? "failed" : "loading", results: NONE };
  }, [search, failedFor, words, language]);
};
