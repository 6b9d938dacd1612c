const { readFileSync } = require("node:fs");
const path = require("node:path");
const replaceOnce = require("./replace-once.cjs");

const NAVIGATION = path.resolve("data/navigation.json");
/** Template literal in Gatsby's source. */
const ENGLISH = ["`Navigated to $", "{pageName}`"].join("");
const SET_UP = "this.announcementRef = React.createRef()";

/**
 * Webpack loader for Gatsby's navigation.js: a new page is announced with the words of data/navigation.json, in the
 * language of that page; the document's own language follows later. An anchor on the same page is no new page. Stops the
 * build when Gatsby's text is not there any more.
 */
module.exports = function dutchAnnouncer(source) {
  this.addDependency(NAVIGATION);
  const { labels, english } = JSON.parse(readFileSync(NAVIGATION, "utf8"));
  const words = (texts) => JSON.stringify(`${texts.pageLoaded} `);
  const announced = `(document.querySelector("main[lang=en]") ? ${words(english.labels)} : ${words(labels)}) + pageName`;
  const isSame = "this.path === (this.path = location.pathname)";
  const kept = "this.announcementRef.current?.innerText";
  const knowing = replaceOnce(source, SET_UP, `${SET_UP}; this.path = location.pathname`, "dutch-announcer");
  return replaceOnce(knowing, ENGLISH, `${isSame} ? ${kept} : ${announced}`, "dutch-announcer");
};
