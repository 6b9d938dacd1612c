import type { GatsbyNode } from "gatsby";
import { INTERFACES_SDL, modelTypes } from "../content/graphql/from-model";

/**
 * The files and prose that content nodes come from are read through their content types; of the source nodes only
 * what the page components need is in the schema.
 */
const SOURCE_TYPES = `
  type Mdx implements Node @dontInfer { id: ID! }
  ${INTERFACES_SDL}
`;

/** Makes the GraphQL types; none is inferred. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  const build = { object: schema.buildObjectType, union: schema.buildUnionType, enum: schema.buildEnumType };
  actions.createTypes(SOURCE_TYPES);
  // TypeScript does not follow that a kind and its builder belong together.
  actions.createTypes(modelTypes().map(({ kind, ...config }) => build[kind](config as never)));
};
