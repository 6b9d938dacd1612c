export { createPages } from "./src/gatsby/create-pages";
export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { onCreateNode } from "./src/gatsby/on-create-node";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/on-post-build";
export { onPreBootstrap } from "./src/gatsby/on-pre-bootstrap";
