import createCache, { type EmotionCache } from "@emotion/cache";

/** Prefix of all generated class names, and mark of Emotion's style elements. */
export const CACHE_KEY = "css";

/** Attribute of the server's style element with the names of the rules in it, separated by spaces. */
export const RULES_ATTRIBUTE = "data-rules";

/**
 * Cache of the browser, which knows the rules that the server has sent. Emotion's own way to learn them moves the style
 * element to the end of head, and the browser then styles and lays out the whole page again: 40 ms on a desktop computer.
 */
export const browserCache = (document: Document): EmotionCache => {
  const cache = createCache({ key: CACHE_KEY });
  for (const style of document.querySelectorAll(`style[${RULES_ATTRIBUTE}]`)) {
    for (const rule of style.getAttribute(RULES_ATTRIBUTE)?.split(" ") ?? []) {
      cache.inserted[rule] = true;
    }
  }
  return cache;
};
