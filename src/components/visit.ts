import { createContext, useContext } from "react";

interface Visit {
  /** Path of the page, without a slash at its end. */
  path: string;
  /** Query of the address, such as `?q=kosten`. */
  query: string;
  /** Changes with every navigation, also to the same path. */
  key: string;
}

const VisitContext = createContext<Visit>({ path: "", query: "", key: "" });

export const VisitProvider = VisitContext.Provider;

/** What page the router shows, and since when; empty outside the layout. */
export const useVisit = (): Visit => useContext(VisitContext);
