import { useEffect } from "react";
import { revealBelowFold } from "./reveal-below-fold";

/** Lets the blocks of the page that is shown fade in (docs/agreement.md#reveal); give it the path as `key`. */
export function Reveal() {
  useEffect(revealBelowFold, []);
  return null;
}
