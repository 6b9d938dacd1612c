import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLUnionType,
  isObjectType,
  isUnionType,
  parse,
} from "graphql";
import { EXTRA_FIELDS } from "../../content/graphql/extra-fields";
import { HEADED_SECTION, interfacesOf, modelTypes, type TypeConfig } from "../../content/graphql/from-model";
import { CONTENT_TYPES } from "../../content/model/registry";
import { allDocuments } from "./gatsby";
import { type EntryNode, type Filter, meets, nodeModelOf } from "./nodes";

type Nodes = ReadonlyMap<string, readonly EntryNode[]>;

interface Context {
  nodes: Nodes;
  nodeModel: ReturnType<typeof nodeModelOf>;
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const fieldsOf = (config: Extract<TypeConfig, { kind: "object" }>) => ({
  ...config.fields,
  ...EXTRA_FIELDS[config.name],
});

const toSdl = (config: TypeConfig): string => {
  switch (config.kind) {
    case "enum":
      return `enum ${config.name} { ${Object.keys(config.values).join(" ")} }`;
    case "union":
      return `union ${config.name} = ${Object.values(config.members).join(" | ")}`;
    case "object": {
      const kinds = interfacesOf(config.fields).map((name) => ` implements ${name}`);
      return `type ${config.name}${kinds.join("")} { id: ID ${Object.entries(fieldsOf(config))
        .map(([name, { type }]) => `${name}: ${type}`)
        .join(" ")} }`;
    }
  }
};

/** What Gatsby adds to the types of the model, as far as the queries of the site use it. */
const GATSBY_SDL = `
  scalar Any
  type File { publicURL: String relativePath: String fields: FileFields childImageSharp: ImageSharp }
  type FileFields { width: Int height: Int }
  type ImageSharp { gatsbyImageData(width: Int, height: Int, placeholder: Any, formats: Any, layout: Any, outputPixelDensities: Any): Any }
  type Query { ${CONTENT_TYPES.map(({ name }) => `${lowerFirst(name)}(id: Any, path: Any, slug: Any): ${name} all${name}(filter: Any, sort: Any, limit: Int): ${name}s`).join(" ")} }
  ${CONTENT_TYPES.map(({ name }) => `type ${name}s { nodes: [${name}!]! }`).join("\n")}
`;

const resolveField = (type: GraphQLObjectType, name: string, resolve: unknown): void => {
  const field = type.getFields()[name];
  if (field) {
    field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
  }
};

const byName = (sort: Record<string, string> | undefined) => {
  const [key] = Object.keys(sort ?? {});
  return (a: EntryNode, b: EntryNode) => (key ? String(a[key]).localeCompare(String(b[key]), "nl") : 0);
};

const addQueries = (schema: GraphQLSchema): void => {
  const query = schema.getQueryType();
  for (const { name } of CONTENT_TYPES) {
    const all = ({ nodes }: Context) => nodes.get(name) ?? [];
    if (query) {
      resolveField(query, lowerFirst(name), (_root: unknown, filter: Filter, context: Context) =>
        all(context).find((node) => meets(node, filter)),
      );
      resolveField(
        query,
        `all${name}`,
        (
          _root: unknown,
          args: { filter?: Filter; sort?: Record<string, string>; limit?: number },
          context: Context,
        ) => ({
          nodes: all(context)
            .filter((node) => meets(node, args.filter ?? {}))
            .sort(byName(args.sort))
            .slice(0, args.limit),
        }),
      );
    }
  }
};

const makeSchema = (): GraphQLSchema => {
  const configs = modelTypes();
  // In a draft, what is required may still be missing.
  const schema = buildSchema([...configs.map(toSdl), HEADED_SECTION, GATSBY_SDL].join("\n").replaceAll("!", ""));
  for (const config of configs) {
    const type = schema.getType(config.name);
    if (config.kind === "object" && isObjectType(type)) {
      for (const [name, { resolve }] of Object.entries(fieldsOf(config))) {
        resolveField(type, name, resolve);
      }
    }
    if (config.kind === "union" && isUnionType(type)) {
      (type as GraphQLUnionType).resolveType = ({ type: member }: { type: string }) => config.members[member];
    }
  }
  addQueries(schema);
  return schema;
};

let made: { schema: GraphQLSchema; fragments: DocumentNode["definitions"] } | undefined;

const prepared = () => {
  made ??= {
    schema: makeSchema(),
    fragments: parse(allDocuments()).definitions.filter(({ kind }) => kind === "FragmentDefinition"),
  };
  return made;
};

/**
 * Answers a query of the site from entries in memory, with the resolvers of the build: tokens filled in, Markdown made
 * HTML, and what sections show of other entries.
 *
 * @param query text of the query, which may use all fragments of the site
 * @returns what it asks for; null for what a draft does not have
 */
export const runQuery = async (query: string, nodes: Nodes, variables: Record<string, unknown>): Promise<unknown> => {
  const { schema, fragments } = prepared();
  const own = parse(query).definitions.filter(({ kind }) => kind === "OperationDefinition");
  const document: DocumentNode = { kind: "Document" as DocumentNode["kind"], definitions: [...own, ...fragments] };
  const contextValue: Context = { nodes, nodeModel: nodeModelOf(nodes) };
  return (await execute({ schema, document, contextValue, variableValues: variables })).data;
};
