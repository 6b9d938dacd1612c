import type { GatsbyConfig } from "gatsby";
import integrations from "./data/integrations.json";
import site from "./data/site.json";
import { FIRST_SCRIPT } from "./src/app/first-script";
import { hostingAdapter } from "./src/gatsby/adapter";
import { jsonTypeName } from "./src/gatsby/json-type-name";
import { contentReader } from "./src/gatsby/mdx/content-reader";
import { sitemapOptions } from "./src/gatsby/sitemap-options";

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
  adapter: hostingAdapter({
    siteUrl: site.siteUrl,
    inlineScripts: [FIRST_SCRIPT],
    providers: {
      tagManagerId: site.tagManager.containerId,
      embeds: integrations as Parameters<typeof hostingAdapter>[0]["providers"]["embeds"],
    },
  }),
  plugins: [
    "gatsby-plugin-emotion",
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: "./data" } },
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "./content" } },
    { resolve: "gatsby-transformer-json", options: { typeName: jsonTypeName } },
    { resolve: "gatsby-plugin-mdx", options: { mdxOptions: { remarkPlugins: [contentReader] } } },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions(site.siteUrl) },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
  ],
};

export default config;
