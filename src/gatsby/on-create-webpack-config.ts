import path from "node:path";
import type { GatsbyNode } from "gatsby";

const local = (file: string) => path.resolve("src/gatsby", file);

/**
 * Modules that the site never runs but that would be shipped to every visitor (4 KB gzip together, measured in
 * docs/decisions/0004-javascript-budget.md): Gatsby's Script component with Partytown, its service
 * worker registration, and Emotion's theming helper.
 */
const UNUSED_IN_BROWSER = {
  "gatsby-script$": local("webpack/empty-module.cjs"),
  [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]:
    local("webpack/empty-module.cjs"),
  [path.resolve(".cache/register-service-worker.js")]: local("webpack/empty-module.cjs"),
  "hoist-non-react-statics$": local("webpack/no-statics.cjs"),
};

/**
 * MDX depends on the facts it shows. `<>` compiles to `React.Fragment` (Emotion's css prop with the classic runtime), so
 * React is there without an import in every component.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins, stage }) => {
  actions.setWebpackConfig({
    plugins: [plugins.provide({ React: "react" })],
    module: {
      rules: [
        {
          test: /[\\/]\.cache[\\/]navigation\.js$/,
          enforce: "pre",
          use: [{ loader: local("webpack/dutch-announcer.cjs") }],
        },
        {
          test: /\.mdx$/,
          enforce: "pre",
          use: [{ loader: local("mdx/facts-dependency-loader.cjs") }],
        },
      ],
    },
    ...(stage === "build-javascript" && { resolve: { alias: UNUSED_IN_BROWSER } }),
  });
};
