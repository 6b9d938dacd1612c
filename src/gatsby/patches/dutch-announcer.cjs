const { readFileSync } = require("node:fs");
const path = require("node:path");
const replaceOnce = require("./replace-once.cjs");

const NAVIGATION = path.resolve("data/navigation.json");
/** Template literal in Gatsby's source. */
const ENGLISH = ["`Navigated to $", "{pageName}`"].join("");

/**
 * Webpack loader for Gatsby's navigation.js: a Dutch page announces its new page in Dutch, with the words of
 * data/navigation.json. Stops the build when Gatsby's text is not there any more.
 */
module.exports = function dutchAnnouncer(source) {
  this.addDependency(NAVIGATION);
  const { pageLoaded } = JSON.parse(readFileSync(NAVIGATION, "utf8")).labels;
  return replaceOnce(source, ENGLISH, `${JSON.stringify(`${pageLoaded} `)} + pageName`, "dutch-announcer");
};
