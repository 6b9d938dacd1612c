const path = require("node:path");

/** What gatsby-plugin-mdx puts on top of a template, for the file that it shows. */
const TEXT = /import GATSBY_COMPILED_MDX from ("[^"]+");?/;

const LATE_PROSE = JSON.stringify(path.resolve("src/sections/late-prose"));

/**
 * Webpack loader for templates of MDX, for browsers: the text comes when it is needed (src/sections/late-prose.tsx), not
 * with the template.
 */
module.exports = function lateProseLoader(source) {
  const [found, address] = source.match(TEXT) ?? [];
  if (!found) {
    throw new Error("gatsby-plugin-mdx has changed: see src/gatsby/mdx/late-prose-loader.cjs");
  }
  return source.replace(
    found,
    () =>
      `import { LateProse, loadProse } from ${LATE_PROSE}; const file = { load: () => import(${address}) }; ` +
      "const GATSBY_COMPILED_MDX = () => React.createElement(LateProse, { file }); " +
      "export const loadParts = (data) => loadProse(file, data);",
  );
};
