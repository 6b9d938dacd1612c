import type { GatsbyNode } from "gatsby";
import { loadOwn } from "./src/gatsby/load-own";

export const {
  createPages,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  onPreInit,
} = loadOwn<GatsbyNode>("node");
