const replaceOnce = require("./replace-once.cjs");

/**
 * Webpack loader for Emotion's cache: its vendor prefixer, which the site replaces by nothing (src/app/emotion-cache.ts),
 * is not shipped.
 */
module.exports = function noPrefixes(source) {
  return replaceOnce(source, "options.stylisPlugins || defaultStylisPlugins", "options.stylisPlugins", "no-prefixes");
};
