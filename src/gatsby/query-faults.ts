import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  concatAST,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getLocation,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  validate,
} from "graphql";

/** A fragment that nothing uses is for the editor to say, and for `npm run lint`. */
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

const QUERY = /(?<=[=(]\s*)graphql`([^`]*)`/g;

/** Each query and fragment of a module, with its place in the file; an example of docs/graphql is a query itself. */
const sourcesOf = (file: string, text: string): Source[] =>
  file.endsWith(".graphql")
    ? [new Source(text, file)]
    : [...text.matchAll(QUERY)].map(({ 1: query = "", index }) => {
        const before = text.slice(0, index + "graphql`".length).split("\n");
        return new Source(query, file, { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
      });

const placeOf = (source: Source, position: number): string => {
  const { line, column } = getLocation(source, position);
  const { name, locationOffset } = source;
  return `${name}:${line + locationOffset.line - 1}:${line === 1 ? column + locationOffset.column - 1 : column}`;
};

/** Two fields that cannot be in one answer have two places. */
const placesOf = ({ nodes, source, positions }: GraphQLError): string[] =>
  nodes
    ? nodes.flatMap(({ loc }) => (loc ? [placeOf(loc.source, loc.start)] : []))
    : source && positions
      ? positions.map((position) => placeOf(source, position))
      : [];

/**
 * The mistakes in the queries and fragments of src and in the examples of docs/graphql; Gatsby names the page that spreads a fragment, or no file.
 * @returns a line for each: file, line, column, and what would be right
 */
export const queryFaults = (schema: GraphQLSchema, root: string): string[] => {
  const files = ["src", "docs/graphql"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test|\.d)\.tsx?$|\.graphql$/.test(file))
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`),
  );
  const faults: GraphQLError[] = [];
  const documents: DocumentNode[] = [];
  for (const source of files.flatMap((file) => sourcesOf(file, readFileSync(join(root, file), "utf8")))) {
    try {
      documents.push(parse(source));
    } catch (error) {
      if (!(error instanceof GraphQLError)) {
        throw error;
      }
      faults.push(error);
    }
  }
  if (faults.length === 0) {
    faults.push(...validate(schema, concatAST(documents), RULES));
  }
  return faults.map((fault) => `${placesOf(fault).join(" and ")} – ${fault.message}`);
};
