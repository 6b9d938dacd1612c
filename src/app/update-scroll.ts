import type { GatsbyBrowser } from "gatsby";

/** Everything on the page that opens and closes, in its order. */
const parts = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>("main details")];

/** Listener of `toggle` on the document: the history entry of the page remembers what is open. */
export const rememberOpen = (): void => {
  window.history.replaceState({ ...window.history.state, open: parts().map(({ open }) => open) }, "");
};

/** Opens what was open when the visitor left the page, so that it is as long as it was. */
const reopen = (): void => {
  const { open = [] }: { open?: readonly boolean[] } = window.history.state ?? {};
  for (const [place, part] of parts().entries()) {
    part.open = open[place] ?? part.open;
  }
};

/**
 * Scrolls at once, and again in the next frame: while a smooth scroll is under way, Chrome adds the distance that
 * it covers meanwhile to the position that is set.
 */
const jumpTo = (top: number): void => {
  const jump = () => window.scrollTo({ top, behavior: "instant" });
  jump();
  requestAnimationFrame(jump);
};

/**
 * Where the page scrolls on a navigation. On arrival nowhere, as the visitor may have scrolled since; a new page at
 * once to its top, its anchor or where it was left: only links within a page scroll smoothly.
 */
export const updateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) {
    return false;
  }
  if (prevRouterProps.location.pathname === location.pathname) {
    return true;
  }
  reopen();
  const [, saved = 0] = getSavedScrollPosition(location);
  if (location.hash && !saved) {
    window.scrollTo({ top: 0, behavior: "instant" });
    return true;
  }
  jumpTo(saved);
  return false;
};
