const replaceOnce = require("./replace-once.cjs");

/** Longest wait for what a page needs, in ms, before the browser is asked for the page itself. */
const TIMEOUT_MS = 5000;

const leave = "window.location = pathname + search + hash";
/** As Gatsby does it, so that Back leads to the previous page. */
const keepEntry = "window.history.replaceState({}, ``, location.href)";

/** Parts of Gatsby's navigation.js, and their replacements. */
const EDITS = [
  [
    "const navigate = (to, options = {}) => {",
    'import { loadLateParts } from "../src/app/late"\nlet latest = 0\nwindow.addEventListener(`popstate`, ({ state }) => { if (state || !window.location.hash) latest += 1 })\nconst navigate = (to, options = {}) => {',
  ],
  [
    "  loader.loadPage(pathname + search).then(pageResources => {\n",
    `  loadLateParts()
  const turn = ++latest
  let left = false
  const patience = setTimeout(() => {
    if (turn === latest) {
      left = true
      ${keepEntry}
      ${leave}
    }
  }, ${TIMEOUT_MS})
  loader.loadPage(pathname + search).then(async pageResources => {
    const isWhole = await loadLateParts()
    clearTimeout(patience)
    if (left || turn !== latest) {
      clearTimeout(timeoutId)
      return
    }
    if (!isWhole) {
      ${keepEntry}
      ${leave}
      clearTimeout(timeoutId)
      return
    }
`,
  ],
  [`${keepEntry}\n      window.location = pathname\n`, `${keepEntry}\n      ${leave}\n`],
  [
    `        ${leave}\n      }\n    }\n    reachNavigate(to, options)`,
    `        ${leave}\n        clearTimeout(timeoutId)\n        return\n      }\n    }\n    reachNavigate(to, options)`,
  ],
];

/**
 * Webpack loader for Gatsby's navigation.js: a click always ends on its page.
 * - A hanging connection is given up: after 5 s the browser asks for the page itself.
 * - A page that comes after a later click, or after Back, does not take the place of the page that was asked for last; an
 *   anchor that is followed meanwhile, whose entry has no state yet, asks for none.
 * - A plain navigation keeps query and anchor when page data or chunks are missing (offline, or gone after a deploy).
 * - The late parts of a page are there when it appears (src/app/late.ts); if one does not come, the browser is asked for
 *   the page itself.
 * - After a deploy the new page is entered once in the history, not twice.
 *
 * Stops the build when Gatsby's text is not there any more.
 */
module.exports = function plainNavigation(source) {
  return EDITS.reduce((text, [from, to]) => replaceOnce(text, from, to, "plain-navigation"), source);
};
