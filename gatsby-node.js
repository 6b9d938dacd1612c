const { register } = require("tsx/cjs/api");

// As in gatsby-config.js.
const unregister = register();
module.exports = require("./src/gatsby/node");
unregister();
