import type { GatsbyNode } from "gatsby";
import { INTERFACES_SDL, interfacesOf, modelTypes, type TypeConfig } from "../content/graphql/from-model";
import { CONTENT_TYPES } from "../content/model/registry";

const NODE_TYPES = new Set(CONTENT_TYPES.map(({ name }) => name));

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
  const toGatsbyType = (config: TypeConfig) => {
    const named = { name: config.name, description: config.description };
    switch (config.kind) {
      case "enum":
        return schema.buildEnumType({
          ...named,
          values: Object.fromEntries(
            Object.entries(config.values).map(([value, description]) => [value, { value, description }]),
          ),
        });
      case "union":
        return schema.buildUnionType({
          ...named,
          types: Object.values(config.members),
          resolveType: (value: { type: string }) => config.members[value.type],
        });
      case "object":
        return schema.buildObjectType({
          ...named,
          fields: config.fields,
          interfaces: [...(NODE_TYPES.has(config.name) ? ["Node"] : []), ...interfacesOf(config.fields)],
          extensions: { infer: false },
        });
    }
  };
  actions.createTypes(SOURCE_TYPES);
  actions.createTypes(modelTypes().map(toGatsbyType) as Parameters<typeof actions.createTypes>[0]);
};
