const replaceOnce = require("./replace-once.cjs");

const FROM = `        pageResources ||
        loader.loadPageSync(location.pathname + location.search, {
          withErrorDetails: true,
        }),`;
const TO = `        pageResources ||
        loader.loadPageSync(location.pathname + location.search, {
          withErrorDetails: true,
        }) ||
        loader.loadPageSync(window.location.pathname + window.location.search),`;

/**
 * Webpack loader for Gatsby's ensure-resources.js. The router encodes `%2F`, `%26`, `%3F` and the like in an address
 * once more, so that Gatsby does not find the page that it has just loaded for it, and shows nothing: an unknown address
 * of that kind would end on a blank page instead of the not-found page.
 */
module.exports = function encodedAddress(source) {
  return replaceOnce(source, FROM, TO, "encoded-address");
};
