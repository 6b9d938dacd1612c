/**
 * Stands in for hoist-non-react-statics, which Emotion calls in `withTheme` alone; the site has no themes
 * (on-create-webpack-config.ts).
 */
module.exports = (component) => component;
