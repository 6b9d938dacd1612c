import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** MDX depends on the facts it shows. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) => {
  actions.setWebpackConfig({
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
