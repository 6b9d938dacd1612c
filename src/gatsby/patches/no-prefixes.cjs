const replaceOnce = require("./replace-once.cjs");

/** Webpack loader for Emotion's cache, without its vendor prefixer: the site has none (src/app/emotion-cache.ts). */
module.exports = function noPrefixes(source) {
  return replaceOnce(source, "options.stylisPlugins || defaultStylisPlugins", "options.stylisPlugins", "no-prefixes");
};
