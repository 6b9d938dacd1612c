/** Stands in for parts of Gatsby that this site does not use (on-create-webpack-config.ts). */
module.exports = {};
