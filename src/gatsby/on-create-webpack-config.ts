import path from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * MDX depends on the facts it shows. `<>` compiles to `React.Fragment` (Emotion's css prop with the classic runtime), so
 * React is there without an import in every component.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins }) => {
  actions.setWebpackConfig({
    plugins: [plugins.provide({ React: "react" })],
    module: {
      rules: [
        {
          test: /\.mdx$/,
          enforce: "pre",
          use: [{ loader: path.resolve("src/gatsby/mdx/facts-dependency-loader.cjs") }],
        },
      ],
    },
  });
};
