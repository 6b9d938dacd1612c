import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { BABEL_LOADER, TYPESCRIPT_RULE } from "../../src/gatsby/lean-build";
import { PATCHED_FILES } from "../../src/gatsby/patches/patched-files";
import { reason } from "./script";

/** Whether one change to Gatsby fits. */
export interface Fit {
  what: string;
  /** Why it does not. */
  problem?: string;
}

const load = createRequire(path.resolve("package.json"));

type WebpackLoader = (this: { addDependency: (file: string) => void }, source: string) => string;

/** What Gatsby's files must hold, besides the parts that the loaders replace. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  "cache-dir/static-entry.js": [
    "window.pagePath=",
    "gatsby-script-loader",
    "_gatsby-scripts",
    "___webpackCompilationHash",
  ],
  "cache-dir/slice/server-slice-renderer.js": ["slice-start", "slice-end"],
  "cache-dir/production-app.js": ["replaceHydrateFunction", "./register-service-worker"],
  "dist/internal-plugins/partytown/gatsby-browser.js": ["partytown"],
  "dist/utils/babel-loader.js": ["customOptions", "hasFilesystemConfig", "isPageTemplate"],
  "dist/query/file-parser.js": ["async parseFile(file, addError)", "`getServerData`", "`config`", "`Head`"],
  "dist/utils/worker/pool.js": ["exports.create = create"],
  "dist/bootstrap/index.js": ["workerPool.all.loadConfigAndPlugins(", "workerPool.all.buildSchema("],
  "dist/state-machines/waiting/index.js": ["NODE_MUTATION_BATCH_TIMEOUT = 500", "batchingNodeMutations: {"],
  "dist/services/run-mutation-batch.js": ["Promise.all(", "_callDeferredApi.callRealApi)(payload, store)"],
  "dist/services/build-schema.js": ["_schema.build)("],
  "dist/state-machines/develop/actions.js": ["_tsCodegen.writeTypeScriptTypes)("],
  "dist/services/initialize.js": ["WorkerPool.create()", "PLUGINS_HASH", "onPreInit"],
};

const attempt = (what: string, check: () => void): Fit => {
  try {
    check();
    return { what };
  } catch (error) {
    return { what, problem: reason(error) };
  }
};

/**
 * Tries every change to Gatsby on a copy of the package, without a build.
 *
 * @param folder - the package; the installed one when left out
 */
export const checkGatsby = (folder: string = path.dirname(load.resolve("gatsby/package.json"))): Fit[] => {
  const textOf = (file: string): string => readFileSync(path.join(folder, file), "utf8");
  const loaders = Object.entries(PATCHED_FILES).flatMap(([file, names]) =>
    names.map((name) =>
      attempt(`${name} in ${file}`, () => {
        const loader: WebpackLoader = load(`./src/gatsby/patches/${name}.cjs`);
        loader.call({ addDependency: () => undefined }, textOf(`cache-dir/${file}`));
      }),
    ),
  );
  const texts = Object.entries(TEXTS).map(([file, parts]) =>
    attempt(file, () => {
      const missing = parts.filter((part) => !textOf(file).includes(part));
      if (missing.length > 0) {
        throw new Error(`no ${missing.join(", no ")}`);
      }
    }),
  );
  const rules = attempt("the two rules for TypeScript", () => {
    const plugin = readFileSync(load.resolve("gatsby-plugin-typescript/gatsby-node.js"), "utf8");
    if (!plugin.includes(TYPESCRIPT_RULE) || !existsSync(path.join(folder, "..", `${BABEL_LOADER}.js`))) {
      throw new Error("gatsby-plugin-typescript makes another rule, or the loader of Babel has moved");
    }
  });
  return [...loaders, ...texts, rules];
};
