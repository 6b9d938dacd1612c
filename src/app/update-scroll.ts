import type { GatsbyBrowser } from "gatsby";

/**
 * Where the page scrolls on a navigation; Gatsby does the rest.
 * - On arrival the browser has scrolled by itself, and the visitor may have scrolled since: scripts start late.
 * - A new page starts at its top, or where it was left, at once: the site scrolls smoothly within a page only.
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
  const [, saved] = getSavedScrollPosition(location);
  window.scrollTo({ top: location.hash ? 0 : (saved ?? 0), behavior: "instant" });
  return location.hash !== "";
};
