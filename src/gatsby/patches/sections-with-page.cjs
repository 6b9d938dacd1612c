const replaceOnce = require("./replace-once.cjs");

const FROM = "loadChunkPromises.push(this.loadComponent(componentChunkName))";
const TO = `loadChunkPromises.push(
            this.loadComponent(componentChunkName).then(async component => {
              await component.loadParts?.(pageData.result.data)
              return component
            })
          )`;

/**
 * Webpack loader for Gatsby's loader.js: a page is there when the parts that its template asks for by its data are there
 * too (`loadParts`, exported by src/templates/page.tsx), so that nothing on it appears later.
 */
module.exports = function sectionsWithPage(source) {
  return replaceOnce(source, FROM, TO, "sections-with-page");
};
