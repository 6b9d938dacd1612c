import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import integrations from "../../data/integrations.json";
import site from "../../data/site.json";
import { FIRST_SCRIPT } from "../app/first-script";
import { cspSources } from "../publish/hosting/csp";
import { hostingAdapter } from "./adapter";
import { madeSite } from "./create-pages";
import { draftFiles } from "./drafts";
import { inbox } from "./inbox";
import { contentReader } from "./mdx/content-reader";
import { sitemapOptions } from "./sitemap-options";

// Queries run in this process: starting another takes longer, and two that write to Gatsby's cache at once broke it in
// one build of six (MDB_PROBLEM of LMDB).
process.env.GATSBY_CPU_COUNT ??= "1";

// A build does without them; `develop` shows them. Not in onCreateNode: that remembers what the other command did.
const ignore = process.env.gatsby_executing_command === "develop" ? [] : draftFiles(process.cwd());

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.siteUrl },
  trailingSlash: "never",
  // The Head API's support for React 19 patches React.createElement (docs/decisions/0001-stack.md).
  jsxRuntime: "classic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    // `develop` writes them, and the build of `npm test`; it takes 0.5 s.
    generateOnBuild: process.env.WRITE_QUERY_TYPES === "true",
    documentSearchPaths: ["./src/gatsby/pages/*.ts"],
  },
  adapter: hostingAdapter(() => ({
    siteUrl: site.siteUrl,
    inlineScripts: [FIRST_SCRIPT],
    redirects: madeSite().redirects,
    sources: cspSources(
      (site.tagManager as { containerId?: string }).containerId,
      integrations as Parameters<typeof cspSources>[1],
    ),
  })),
  developMiddleware: (app) => app.use(inbox),
  plugins: [
    { resolve: "gatsby-plugin-emotion", options: { sourceMap: false } },
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: "./data", ignore } },
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "./content", ignore } },
    {
      resolve: "gatsby-plugin-mdx",
      options: {
        mdxOptions: {
          remarkPlugins: [contentReader],
          providerImportSource: path.resolve("src/components/mdx/mdx-components"),
        },
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions(site.siteUrl) },
    "gatsby-plugin-sharp",
    // Drawings (SVG) stand beside photos: their `childImageSharp` is null, which needs no warning.
    { resolve: "gatsby-transformer-sharp", options: { checkSupportedExtensions: false } },
  ],
};

export default config;
