import createCache, { type EmotionCache } from "@emotion/cache";

/** Options of every cache. Without vendor prefixes, a tenth of each page: those that are needed are written by hand. */
export const CACHE_OPTIONS = { key: "css", stylisPlugins: [] };

/** Names of the rules and keyframes in a style sheet that Emotion has written. */
const NAMES = /(?:\.css-|@keyframes )([\w-]+)/g;

/** What the server has sent of this cache: the style sheet of all pages, if it came, and the page's own rules. */
const SHEETS = `[data-emotion="${CACHE_OPTIONS.key}"]`;

/** Rules as text; none of a style sheet that did not come, which some browsers tell by an error. */
const rulesOf = ({ textContent, sheet }: HTMLLinkElement | HTMLStyleElement): string => {
  try {
    return textContent || Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join("");
  } catch {
    return "";
  }
};

/**
 * Cache of the browser, with the rules that the server has sent. Emotion's own hydration moves the style element, which
 * costs a second layout of the whole page (40 ms). A style sheet that did not come is asked for once more.
 */
export const browserCache = (document: Document): EmotionCache => {
  const cache = createCache(CACHE_OPTIONS);
  cache.compat = true; // No style elements between siblings, of which it would warn under develop.
  for (const element of document.head.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(SHEETS)) {
    const rules = rulesOf(element);
    for (const [, name = ""] of rules.matchAll(NAMES)) {
      cache.inserted[name] = true;
    }
    if (rules === "" && element.localName === "link") {
      element.replaceWith(element.cloneNode());
    }
  }
  return cache;
};
