import { buildSchema, defaultFieldResolver, execute, type GraphQLFieldResolver, parse } from "graphql";
import type { ResolverContext } from "../../content/graphql/context";
import { INTERFACES_SDL, modelTypes, type TypeConfig } from "../../content/graphql/from-model";
import { CONTENT_TYPES } from "../../content/model/registry";
import { sectionTypeName } from "../../content/model/sections/define";
import { allDocuments } from "./gatsby";

/** Name of the field of `Query` that gives one entry of a type. */
export const queryField = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Types of the model by name. */
const TYPES: ReadonlyMap<string, TypeConfig> = new Map(modelTypes().map((config) => [config.name, config]));

const toSdl = (config: TypeConfig): string => {
  switch (config.kind) {
    case "enum":
      return `enum ${config.name} { ${Object.keys(config.values).join(" ")} }`;
    case "union":
      return `union ${config.name} = ${config.types.join(" | ")}`;
    case "object": {
      const interfaces = config.interfaces.join(" & ");
      const fields = Object.entries(config.fields).map(([name, { type }]) => `${name}: ${type}`);
      return `type ${config.name}${interfaces && ` implements ${interfaces}`} { id: ID ${fields.join(" ")} }`;
    }
  }
};

/** What Gatsby adds to the types of the model, as far as the queries of the site use it. */
const GATSBY_SDL = `
  scalar Any
  interface Node { id: ID }
  type File { publicURL: String relativePath: String fields: FileFields childImageSharp: ImageSharp }
  type FileFields { width: Int height: Int }
  type ImageSharp { gatsbyImageData(width: Int, height: Int, placeholder: Any, formats: Any, layout: Any, outputPixelDensities: Any): Any }
  type Query { ${CONTENT_TYPES.map(({ name }) => `${queryField(name)}(id: Any): ${name}`).join(" ")} }
`;

// In a draft, what is required may still be missing.
const SCHEMA = buildSchema(
  [...[...TYPES.values()].map(toSdl), INTERFACES_SDL, GATSBY_SDL].join("\n").replaceAll("!", ""),
);

const fieldResolver: GraphQLFieldResolver<Record<string, unknown>, ResolverContext> = (source, args, context, info) => {
  if (info.parentType.name === "Query") {
    return context.nodeModel.findOne({ type: String(info.returnType), query: { filter: args } });
  }
  const type = TYPES.get(info.parentType.name);
  const resolve = type?.kind === "object" ? type.fields[info.fieldName]?.resolve : undefined;
  return resolve ? resolve(source, args, context) : defaultFieldResolver(source, args, context, info);
};

let fragments: ReturnType<typeof parse>["definitions"] | undefined;

/**
 * Answers a query of the site from entries in memory, with the resolvers of the build: tokens filled in, Markdown made
 * HTML, and what sections show of other entries.
 *
 * @param query text of the query, which may use all fragments of the site
 * @param contextValue the entries that it is answered from
 * @param id its variable, the page that it is of
 * @returns what it asks for; null for what a draft does not have
 */
export const runQuery = async (query: string, contextValue: ResolverContext, id?: string): Promise<unknown> => {
  fragments ??= parse(allDocuments()).definitions.filter(({ kind }) => kind === "FragmentDefinition");
  const document = parse(query);
  const own = document.definitions.filter(({ kind }) => kind === "OperationDefinition");
  const answer = await execute({
    schema: SCHEMA,
    document: { ...document, definitions: [...own, ...fragments] },
    contextValue,
    variableValues: { id },
    fieldResolver,
    typeResolver: ({ type }) => sectionTypeName(type),
  });
  return answer.data;
};
