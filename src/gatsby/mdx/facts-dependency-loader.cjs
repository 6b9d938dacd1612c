const path = require("node:path");

/**
 * Webpack loader for MDX: the compiled text holds facts (content-reader.ts), so it must be compiled again when
 * data/facts.json or data/site.json changes, in `develop` and in warm builds alike.
 */
module.exports = function factsDependencyLoader(source) {
  this.addDependency(path.resolve("data/facts.json"));
  this.addDependency(path.resolve("data/site.json"));
  return source;
};
