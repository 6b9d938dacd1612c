const { readFileSync } = require("node:fs");
const path = require("node:path");

const NAVIGATION = path.resolve("data/navigation.json");
/** Template literal in Gatsby's source. */
const ENGLISH = ["`Navigated to $", "{pageName}`"].join("");

/**
 * Webpack loader for Gatsby's navigation.js: a Dutch page announces its new page in Dutch, with the words of
 * data/navigation.json. Stops the build when Gatsby's text is not there any more.
 */
module.exports = function dutchAnnouncer(source) {
  this.addDependency(NAVIGATION);
  if (!source.includes(ENGLISH)) {
    throw new Error("Gatsby's route announcer has changed: see src/gatsby/patches/dutch-announcer.cjs");
  }
  const { pageLoaded } = JSON.parse(readFileSync(NAVIGATION, "utf8")).labels;
  return source.replace(ENGLISH, `${JSON.stringify(`${pageLoaded} `)} + pageName`);
};
