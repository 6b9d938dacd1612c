import type { GatsbyBrowser } from "gatsby";

/**
 * Scrolls at once, and again in the next frame: to what is set while the page still scrolls smoothly, Chrome adds the way
 * that this scrolling has gone in the meantime.
 */
const jumpTo = (top: number): void => {
  const jump = () => window.scrollTo({ top, behavior: "instant" });
  jump();
  requestAnimationFrame(jump);
};

/**
 * Where the page scrolls on a navigation; Gatsby does the rest.
 * - On arrival the browser has scrolled by itself, and the visitor may have scrolled since: scripts start late.
 * - A new page starts at its top, or where it was left, at once, and one with an anchor the visitor never left goes there:
 *   the site scrolls smoothly within a page only.
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
  const [, saved = 0] = getSavedScrollPosition(location);
  if (location.hash && !saved) {
    window.scrollTo({ top: 0, behavior: "instant" });
    return true;
  }
  jumpTo(saved);
  return false;
};
