/**
 * Replaces a part of Gatsby's source that occurs exactly once; stops the build otherwise.
 * @param loader name of the webpack loader, for the message
 */
module.exports = function replaceOnce(source, from, to, loader) {
  const [before, after, ...more] = source.split(from);
  if (after === undefined || more.length > 0) {
    throw new Error(`Gatsby's source has changed: see src/gatsby/patches/${loader}.cjs`);
  }
  return before + to + after;
};
