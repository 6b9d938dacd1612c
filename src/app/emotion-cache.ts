import createCache, { type EmotionCache } from "@emotion/cache";

/** Prefix of all generated class names, and mark of Emotion's style elements. */
export const CACHE_KEY = "css";

/**
 * Options of every cache, on the server and in the browser. No vendor prefixes: those that a browser of the browserslist
 * (package.json) needs are written out where they are used, the others were a tenth of each page.
 */
export const CACHE_OPTIONS = { key: CACHE_KEY, stylisPlugins: [] };

/** Names of the rules and keyframes in a style sheet that Emotion has written. */
const NAMES = /(?:\.css-|@keyframes )([\w-]+)/g;

/**
 * Cache of the browser, which knows the rules that the server has sent. Emotion's own way to learn them moves the style
 * element to the end of head, and the browser then styles and lays out the whole page again: 40 ms on a desktop computer.
 */
export const browserCache = (document: Document): EmotionCache => {
  const cache = createCache(CACHE_OPTIONS);
  for (const { textContent } of document.head.querySelectorAll(`style[data-emotion="${CACHE_KEY}"]`)) {
    for (const [, name = ""] of (textContent ?? "").matchAll(NAMES)) {
      cache.inserted[name] = true;
    }
  }
  return cache;
};
