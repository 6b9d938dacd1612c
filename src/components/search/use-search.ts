import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from "react";
import { loadSearch, type Search, type SearchResult } from "../../search/site-search";

/** What there is to say and show for what was typed. */
export interface SearchState {
  phase: "idle" | "loading" | "failed" | "found";
  results: readonly SearchResult[];
}

const NONE: readonly SearchResult[] = [];

/** Fewer letters find too much. */
const SHORTEST = 2;

/** What stands in a form's field, as it is typed. */
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

/** Loads the index and searches for what is typed in the field of a form. */
export const useSearch = (form: RefObject<HTMLFormElement | null>): SearchState => {
  const words = useTyped(form);
  const [search, setSearch] = useState<Search | "failed">();
  useEffect(() => {
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setSearch("failed"),
    );
  }, []);
  return useMemo(() => {
    if (words.length < SHORTEST) {
      return { phase: "idle", results: NONE };
    }
    return typeof search === "function"
      ? { phase: "found", results: search(words) }
      : { phase: search ?? "loading", results: NONE };
  }, [search, words]);
};
