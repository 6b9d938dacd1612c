import { useNavigation } from "../components/layout/use-navigation";

/**
 * Moves the focus to what the hash of a followed link names, as a browser does (WCAG 2.4.3): the router leaves it on the
 * link, or puts it at the start of a new page. Takes what changes with every navigation; a first page needs no help.
 */
export function HashFocus({ visit }: { visit: string }) {
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
