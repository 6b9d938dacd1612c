/**
 * Takes the place of Gatsby's own preset, which rewrites what every browser of `browserslist` knows (classes, spread,
 * `?.`): that took time and made the scripts larger. What is left comes from Gatsby's plugins: TypeScript, Emotion's css
 * prop and the queries.
 */
module.exports = {};
