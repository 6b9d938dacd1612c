import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { register } from "tsx/cjs/api";

// As in gatsby-config.ts.
const unregister = register();
const node: GatsbyNode = createRequire(path.resolve("gatsby-node.ts"))("./src/gatsby/node");
unregister();

export const {
  createPages,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  onPreInit,
} = node;
