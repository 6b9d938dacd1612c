/**
 * Replaces a part of Gatsby's source that is there exactly once; stops the build when it is not.
 *
 * @param source text of the module
 * @param from the part
 * @param to what stands in its place
 * @param loader name of the webpack loader, for the message
 */
module.exports = function replaceOnce(source, from, to, loader) {
  const [before, after, ...more] = source.split(from);
  if (after === undefined || more.length > 0) {
    throw new Error(`Gatsby's source has changed: see src/gatsby/patches/${loader}.cjs`);
  }
  return before + to + after;
};
