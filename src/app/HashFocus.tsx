import { useEffect } from "react";
import { useNavigation } from "./layout/use-navigation";

/** What the hash of the address names, if anything; where asked, what holds it is opened, and it is brought into view. */
const openTarget = (opens: boolean, scrolls = opens): HTMLElement | null => {
  let id: string;
  try {
    id = decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return null;
  }
  const target = document.getElementById(id);
  const part = target?.closest("details");
  if (part && !part.open && opens) {
    part.open = true;
    if (scrolls) target?.scrollIntoView();
  }
  return target;
};

/**
 * Moves the focus to what the hash of a followed link names, as a browser does (WCAG 2.4.3): the router leaves it on the
 * link, or puts it at the start of a new page. On the first page, and for an address that is typed, the browser does so.
 */
export function HashFocus() {
  useEffect(() => {
    // The visitor may have gone on since, or be back after a reload.
    openTarget(true, window.scrollY === 0);
    const follow = () => openTarget(true);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  useNavigation(() => {
    // After Back the page is as it was left.
    const target = openTarget(!window.history.state?.used);
    if (target && target.tabIndex < 0) {
      target.tabIndex = -1;
    }
    // After the effects of the router, which takes the focus for its own element. Gatsby has scrolled already.
    queueMicrotask(() => target?.focus({ preventScroll: true }));
  });
  return null;
}
