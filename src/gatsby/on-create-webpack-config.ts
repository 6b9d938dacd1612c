import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { leanBuild, type Rule } from "./lean-build";
import { PATCHED_FILES } from "./patches/patched-files";
import { SECTION_CHUNKS, SECTION_MAP } from "./section-map";

const local = (file: string) => path.resolve("src/gatsby", file);

/**
 * Modules that the site never runs but that would be shipped to every visitor (4 KB gzip together, measured in
 * docs/decisions/0004-javascript-budget.md): Gatsby's Script component with Partytown, its service
 * worker registration, and Emotion's theming helper.
 */
const UNUSED_IN_BROWSER = {
  "gatsby-script$": local("patches/empty-module.cjs"),
  [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]:
    local("patches/empty-module.cjs"),
  [path.resolve(".cache/register-service-worker.js")]: local("patches/empty-module.cjs"),
  "hoist-non-react-statics$": local("patches/no-statics.cjs"),
};

const isPageChunk = ({ name }: { name?: string }): boolean => name?.startsWith("component---") ?? false;

/**
 * One chunk for all that page types have in common and one for what MDX may hold, where Gatsby makes one for each set of
 * page types that share something and one for each large group of modules: 14 requests of home became 5. What section types have in common stays with them.
 */
const FEW_CHUNKS = {
  splitChunks: {
    cacheGroups: {
      lib: false,
      mdx: { test: /[\\/]src[\\/]components[\\/]mdx[\\/]/, name: "mdx", priority: 15, minChunks: 2, enforce: true },
      shared: { name: "shared", chunks: isPageChunk },
    },
  },
};

/** Pages' chunks by number: the long names that Gatsby gives them would be in what every page loads. */
const chunkFilename = ({ chunk }: { chunk?: { name?: string } }): string =>
  chunk && isPageChunk(chunk) ? "[id]-[contenthash:10].js" : "[name]-[contenthash:10].js";

/** Test of Gatsby's rule for fonts. */
const FONTS_RULE = String(/\.(eot|otf|ttf|woff(2)?)(\?.*)?$/);

/** Fonts by their hash alone: their names stand in every page, and a hash is what compresses least. */
const withShortFontNames = (rules: readonly Rule[]): Rule[] =>
  rules.map((rule) => {
    if (String(rule.test) !== FONTS_RULE || !Array.isArray(rule.use)) {
      return rule;
    }
    const use = rule.use.map((item) => ({
      ...item,
      options: { ...item.options, name: "static/[contenthash:10].[ext]" },
    }));
    return { ...rule, use };
  });

/**
 * MDX depends on the facts it shows. `<>` compiles to `React.Fragment` (Emotion's css prop with the classic runtime), so
 * React is there without an import in every component.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, plugins, stage }) => {
  actions.setWebpackConfig({
    plugins: [plugins.provide({ React: "react" })],
    module: {
      rules: [
        // What is imported but not used is not shipped, such as the global styles, which the browser has from the HTML.
        { include: path.resolve("src"), sideEffects: false },
        ...Object.entries(PATCHED_FILES).map(([file, loaders]) => ({
          include: path.resolve(".cache", file),
          enforce: "pre",
          use: loaders.map((name) => ({ loader: local(`patches/${name}.cjs`) })),
        })),
        {
          test: /[\\/]emotion-cache\.browser\.esm\.js$/,
          use: [{ loader: local("patches/no-prefixes.cjs") }],
        },
        {
          test: /\.mdx$/,
          enforce: "pre",
          use: [{ loader: local("mdx/facts-dependency-loader.cjs") }],
        },
        ...(stage === "build-javascript"
          ? [
              {
                resourceQuery: /__contentFilePath=/,
                enforce: "post",
                use: [{ loader: local("mdx/late-prose-loader.cjs") }],
              },
            ]
          : []),
      ],
    },
    ...(stage === "build-javascript" && {
      resolve: { alias: { ...UNUSED_IN_BROWSER, [path.resolve(SECTION_MAP)]: path.resolve(SECTION_CHUNKS) } },
      optimization: FEW_CHUNKS,
    }),
  });
  const lean = leanBuild(getConfig(), stage);
  const config = { ...lean, module: { ...lean.module, rules: withShortFontNames(lean.module.rules) } };
  actions.replaceWebpackConfig(
    stage === "build-javascript"
      ? {
          ...config,
          target: ["web", "es2020"],
          entry: { ...config.entry, app: path.resolve("src/app/staged-entry.mjs") },
          output: { ...config.output, filename: "[name]-[contenthash:10].js", chunkFilename },
        }
      : config,
  );
};
