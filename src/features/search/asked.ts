import { createContext, useContext } from "react";

const AddressQuery = createContext("");

/** Takes the query of the address, such as `?q=kosten`. */
export const AddressQueryProvider = AddressQuery.Provider;

/** What the address asks for. */
export const useAsked = (): string => new URLSearchParams(useContext(AddressQuery)).get("q") ?? "";

/** Address of the results for some words. */
export const resultsAddress = (page: string, words: string): string =>
  words ? `${page}?q=${encodeURIComponent(words)}` : page;
