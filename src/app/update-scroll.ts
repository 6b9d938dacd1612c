import type { GatsbyBrowser } from "gatsby";

/** Everything on the page that opens and closes, and the steps of LadderChoice, in their order. */
const usedParts = () => [
  ...document.querySelectorAll<HTMLDetailsElement | HTMLInputElement>("main details, main [data-step]"),
];

/** Path of the page that is shown, which a click on Back leaves in place until the other page is there. */
let shownPath = window.location.pathname;

/** Listener of `toggle` and `change` on the document: the history entry of the page remembers what is open and chosen. */
export const rememberUse = (): void => {
  if (window.location.pathname !== shownPath) return;
  const used = usedParts().map((part) => part.matches("[open], :checked"));
  window.history.replaceState({ ...window.history.state, used }, "");
};

/** Restores what was open and chosen when the visitor left or reloaded the page, so that it is as long as it was. */
const restoreUse = (): void => {
  const { used = [] }: { used?: readonly boolean[] } = window.history.state ?? {};
  for (const [place, part] of usedParts().entries()) {
    const wasUsed = used[place];
    if (wasUsed === undefined) continue;
    if (part instanceof HTMLInputElement) part.checked = wasUsed;
    else part.open = wasUsed;
  }
};

/** How long the late parts of a page may take to come, in ms. */
const SETTLES_MS = 1000;

/** Keeps the page where it was left until then. */
let settling: ResizeObserver | undefined;

/**
 * Where the page scrolls on a navigation. On arrival nowhere, as the visitor may have scrolled since; a new page at
 * once to its top, its anchor or where it was left: only links within a page scroll smoothly.
 */
export const updateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  shownPath = location.pathname;
  settling?.disconnect();
  if (!prevRouterProps) {
    restoreUse();
    return false;
  }
  if (prevRouterProps.location.pathname === location.pathname) {
    // An entry that the browser made, such as that of arrival: it knows the place.
    return Boolean(window.history.state?.key);
  }
  restoreUse();
  const [, saved = 0] = getSavedScrollPosition(location);
  if (location.hash && !saved) {
    window.scrollTo({ top: 0, behavior: "instant" });
    return true;
  }
  const jump = () => window.scrollTo({ top: saved, behavior: "instant" });
  jump();
  // While a smooth scroll is under way, Chrome adds the distance that it covers meanwhile to the position that is set. After
  // a reload and Back, late parts of the page come above that position.
  const own = new ResizeObserver(jump);
  settling = own;
  own.observe(document.body);
  setTimeout(() => own.disconnect(), saved ? SETTLES_MS : SETTLES_MS / 10);
  return false;
};
