import { useEffect } from "react";
import { useNavigation } from "./layout/use-navigation";

/**
 * Moves the focus to what the hash of a followed link names, as a browser does (WCAG 2.4.3): the router leaves it on the
 * link, or puts it at the start of a new page. Takes what changes with every navigation; a first page needs no help. A
 * question that is named is opened, on a first page too.
 */
export function HashFocus({ visit }: { visit: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash changes with the visit.
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) {
      target.open = true;
    }
  }, [visit]);
  useNavigation(visit, () => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!target) {
      return;
    }
    if (!target.hasAttribute("tabindex")) {
      target.tabIndex = -1;
    }
    // After the effects of the router, which takes the focus for its own element. Gatsby has scrolled already.
    queueMicrotask(() => target.focus({ preventScroll: true }));
  });
  return null;
}
