import { useVisit } from "../../components/visit";

/** What the address asks for. */
export const useAsked = (): string => new URLSearchParams(useVisit().query).get("q") ?? "";

/** Address of the results for some words. */
export const resultsAddress = (page: string, words: string): string =>
  words ? `${page}?q=${encodeURIComponent(words)}` : page;

/** Set on the document while it waits for the results that its address asks for: there is room for them then. */
export const WAITS = "data-asked";

/** Returns the script for `<head>` that sets {@link WAITS} before the first paint. */
export const askedScript = (): string =>
  `/[?&]q=./.test(location.search)&&document.documentElement.setAttribute("${WAITS}","")`;
