declare module "gatsby-transformer-json/gatsby-node" {
  import type { CreateNodeArgs } from "gatsby";

  /** Makes a node of the object in a JSON file, or one of each object in its list; throws when the file is no JSON. */
  export const onCreateNode: (args: CreateNodeArgs, options: { typeName: string }) => Promise<void>;
}
