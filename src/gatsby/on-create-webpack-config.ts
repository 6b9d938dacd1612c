import path from "node:path";
import type { GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";

const local = (file: string) => path.resolve("src/gatsby", file);

/**
 * Modules that the site never runs: Gatsby's Script component with Partytown, its service worker registration, and
 * Emotion's theming (4 KB gzip, docs/decisions/0004-javascript-budget.md).
 */
const UNUSED_IN_BROWSER = {
  "gatsby-script$": false,
  [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  [path.resolve(".cache/register-service-worker.js")]: false,
  "hoist-non-react-statics$": false,
};

/** One chunk for what page types share and one for articles and legal pages: 14 requests of home became 5. */
const FEW_CHUNKS = {
  splitChunks: {
    cacheGroups: {
      lib: false,
      mdx: { test: /[\\/]src[\\/]components[\\/]mdx[\\/]/, name: "mdx", priority: 15, minChunks: 2, enforce: true },
      shared: { name: "shared", chunks: ({ name }: { name?: string }) => name?.startsWith("component---") ?? false },
    },
  },
};

/** swc takes a tenth of the time of Gatsby's minifier. */
const minimizer = new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { compress: { passes: 3 } } });

/**
 * MDX depends on the facts it shows. `<>` compiles to `React.Fragment` (Emotion's css prop with the classic runtime), so
 * React is there without an import in every component.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, plugins, stage }) => {
  actions.setWebpackConfig({
    plugins: [plugins.provide({ React: "react" })],
    module: {
      rules: [
        // Unused imports are not shipped, such as the global styles, which are in the HTML.
        { include: path.resolve("src"), sideEffects: false },
        {
          include: path.resolve(".cache/navigation.js"),
          enforce: "pre",
          use: [local("patches/dutch-announcer.cjs"), local("patches/plain-navigation.cjs")],
        },
        { test: /[\\/]emotion-cache\.browser\.esm\.js$/, loader: local("patches/no-prefixes.cjs") },
        { test: /\.mdx$/, enforce: "pre", loader: local("mdx/facts-dependency-loader.cjs") },
      ],
    },
  });
  if (stage === "build-javascript") {
    actions.setWebpackConfig({ devtool: false, resolve: { alias: UNUSED_IN_BROWSER }, optimization: FEW_CHUNKS });
    const config = getConfig();
    actions.replaceWebpackConfig({
      ...config,
      entry: { ...config.entry, app: path.resolve("src/app/staged-entry.mjs") },
      // setWebpackConfig leaves target and output as they are, and adds to the list of minimizers.
      target: ["web", "es2020"],
      // Every page and the list of chunks repeat the hash in the name of a file; ten digits tell them apart.
      output: { ...config.output, hashDigestLength: 10 },
      optimization: { ...config.optimization, minimizer: [minimizer] },
    });
  }
};
