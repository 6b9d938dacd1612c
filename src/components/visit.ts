import { createContext, useContext } from "react";

/** What page the router shows, and since when; empty outside the layout. */
export const VisitContext = createContext({
  /** Path of the page, without a slash at its end. */
  path: "",
  /** Query of the address, such as `?q=kosten`. */
  query: "",
  /** Changes with every navigation, also to the same path. */
  key: "",
});

/** What the page knows of this visit. */
export const useVisit = () => useContext(VisitContext);
