import path from "node:path";
import TerserPlugin from "terser-webpack-plugin";

type Loader = { loader: string; options?: Record<string, unknown> };
export type Rule = { test?: RegExp; include?: unknown; resourceQuery?: RegExp; use?: unknown };

/** The parts of Gatsby's webpack configuration that change. */
export interface WebpackConfig {
  devtool: unknown;
  entry: Record<string, unknown>;
  output: object;
  optimization: object;
  module: { rules: Rule[] };
  plugins: readonly object[];
  cache: object;
}

/** Gatsby's loader of Babel. */
export const BABEL_LOADER = path.join("gatsby", "dist", "utils", "babel-loader");

/** Test of the rule that Gatsby has for TypeScript, besides the one for all scripts. */
export const TYPESCRIPT_RULE = String(/\.tsx?$/);

const LINTER = "ESLintWebpackPlugin";

/** Files that gatsby-plugin-mdx wraps around its text: it reads them when TypeScript is out of them. */
const AROUND_MDX = /__contentFilePath=/;

/**
 * The same options for browser and HTML renderer, of which the name in Babel's cache is made: the renderer takes what was
 * compiled for the browser. Node knows the language of every browser that the site supports.
 */
const forBothStages = (item: Loader): Loader =>
  item.loader.includes(BABEL_LOADER)
    ? {
        ...item,
        options: {
          ...item.options,
          stage: "build-javascript",
          caller: { target: "web" },
          sourceMaps: false,
          cacheCompression: false,
        },
      }
    : item;

/** Has each module compiled once: with Gatsby's two rules for TypeScript, Babel reads all of it twice, in each stage. */
const compiledOnce = (rules: readonly Rule[], building: boolean): Rule[] =>
  rules.map((rule) => {
    const { use, test, include, resourceQuery } = rule;
    const isSecond = !include && !resourceQuery && String(test) === TYPESCRIPT_RULE;
    return {
      ...rule,
      ...(isSecond && { resourceQuery: AROUND_MDX }),
      ...(building && typeof use === "function" && { use: (module: unknown) => use(module).map(forBothStages) }),
    };
  });

/** Compression by swc takes a tenth of the time that terser takes, and writes the language of `browserslist`, not ES5. */
const minimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: true },
  });

/** The part of webpack's compiler that `packagesAreKnown` uses. */
interface Compiler {
  hooks: {
    done: { tap(name: string, run: (stats: { compilation: { buildDependencies: Set<string> } }) => void): void };
  };
}

/**
 * Leaves out what webpack does to see, in the next build, whether its loaders have changed: it looks up every file that
 * they and Gatsby require, 5 to 8 s of a build. `onPreInit` (on-pre-init.ts) empties the folder when they have.
 */
const packagesAreKnown = {
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap("packages", ({ compilation }) => compilation.buildDependencies.clear()),
};

const withKnownPackages = ({ cache, plugins }: WebpackConfig) => ({
  cache: { ...cache, buildDependencies: { defaultWebpack: [] } },
  plugins: [...plugins, packagesAreKnown],
});

/**
 * Webpack configuration without what Gatsby does twice or for browsers that the site does not support
 * (docs/decisions/0007-build-time.md). Of the renderer's files a map of the lines is enough to say where an error is; the
 * browser's maps go to no host.
 */
export const leanBuild = (before: WebpackConfig, stage: string): WebpackConfig => {
  const config = {
    ...before,
    ...withKnownPackages(before),
    module: { ...before.module, rules: compiledOnce(before.module.rules, stage.startsWith("build")) },
  };
  switch (stage) {
    case "build-html":
      return { ...config, devtool: "cheap-source-map" };
    case "build-javascript":
      return {
        ...config,
        devtool: false,
        optimization: { ...config.optimization, minimizer: [minimizer()] },
      };
    default:
      // Biome reads the code; Gatsby's own linting would hold up the first page.
      return { ...config, plugins: config.plugins.filter((plugin) => plugin.constructor.name !== LINTER) };
  }
};
