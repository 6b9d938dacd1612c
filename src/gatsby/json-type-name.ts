import { contentTypeOfFile } from "../content-model/registry";

/** Name of the GraphQL type of a JSON file in data/, for gatsby-transformer-json. */
export const jsonTypeName = ({ node }: { node: { relativePath?: string } }): string =>
  contentTypeOfFile(`data/${node.relativePath ?? ""}`)?.name ?? "UnknownContent";
