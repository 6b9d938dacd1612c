import type { GatsbyConfig } from "gatsby";
import site from "./data/site.json";
import { jsonTypeName } from "./src/gatsby/json-type-name";
import { tokenPlugin } from "./src/gatsby/mdx/token-plugin";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.siteUrl },
  trailingSlash: "never",
  // The Head API's support for React 19 patches React.createElement (docs/decisions/0001-stack.md).
  jsxRuntime: "classic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby/**/*.ts"],
  },
  plugins: [
    "gatsby-plugin-emotion",
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: "./data" } },
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "./content" } },
    { resolve: "gatsby-transformer-json", options: { typeName: jsonTypeName } },
    { resolve: "gatsby-plugin-mdx", options: { mdxOptions: { remarkPlugins: [tokenPlugin] } } },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
  ],
};

export default config;
