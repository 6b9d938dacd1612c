import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type Loader, type OnResolveResult, type Plugin } from "esbuild";
import ownTexts from "../../src/studio/engine-texts.nl.json";
import { type Repository, studioHeaders } from "../../src/studio/headers";
import { rootVariables, shadow } from "../../src/styles/tokens";
import { adaptedEngine } from "./engine-code";

/** Unused parts of the engine: code highlighting, maps, other image formats. */
const UNUSED = /^(?:@shikijs\/.*|leaflet.*|terra-draw.*|\.\/chunks\/(?:shiki|heic|webp).*)$/;

/** A text of the engine, or several by key. */
type Texts = string | { [key: string]: Texts };

/** The engine's Dutch texts, with ours for those in English only. */
const withOwnTexts = (texts: Texts | undefined, own: Texts): Texts =>
  typeof texts === "object" && typeof own === "object"
    ? {
        ...texts,
        ...Object.fromEntries(Object.entries(own).map(([key, text]) => [key, withOwnTexts(texts[key], text)])),
      }
    : own;

const UNUSED_MODULE = { path: "unused", namespace: "unused" };

const engine: Plugin = {
  name: "engine",
  setup: ({ onResolve, onLoad, onEnd }) => {
    const adapt = (filter: RegExp, loader: Loader, change: (text: string) => string) =>
      onLoad({ filter }, async ({ path: file }) => ({ contents: change(await readFile(file, "utf8")), loader }));
    adapt(/@sveltia[\\/]cms[\\/]locales[\\/]nl\.json$/, "json", (text) =>
      JSON.stringify(withOwnTexts(JSON.parse(text), ownTexts)),
    );
    adapt(/@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/, "js", adaptedEngine);
    adapt(/[\\/]studio\.css$/, "css", (text) => `:root{${rootVariables}--shadow:${shadow}}${text}`);
    const unmatched = new Set<RegExp>();
    const replace = (filter: RegExp, module: OnResolveResult) => {
      unmatched.add(filter);
      onResolve({ filter }, () => {
        unmatched.delete(filter);
        return module;
      });
    };
    // The engine's own React is replaced by the site's.
    replace(/^\.\/chunks\/react-dom-/, { path: "react-dom/client", namespace: "site" });
    replace(UNUSED, UNUSED_MODULE);
    // The check has its own messages, so zod's in fifty languages are left out.
    replace(/^\.\.\/locales\/index\.js$/, UNUSED_MODULE);
    // Of the engine's own texts, those in Dutch (nl) stay.
    replace(/^\.\.\/locales\/(?:[^n]|n[^l])[\w-]*\.json$/, UNUSED_MODULE);
    replace(/\/embeds\/ProviderEmbed$/, { path: path.resolve("src/studio/preview/ProviderEmbed.tsx") });
    // A build that has failed may not have come past all imports.
    onEnd(({ errors }) => ({
      errors: [...(errors.length > 0 ? [] : unmatched)].map((filter) => ({
        text: `The studio replaces ${filter}, which nothing imports`,
      })),
    }));
    onLoad({ filter: /.*/, namespace: "site" }, ({ path: name }) => ({
      contents: `export { createRoot } from "${name}"`,
      resolveDir: process.cwd(),
    }));
    onLoad({ filter: /.*/, namespace: "unused" }, () => ({ contents: "export default {}" }));
  },
};

/** Replaced modules: sections and templates run without the build, and the check runs in a worker without a document. */
const REPLACED: Readonly<Record<string, string>> = {
  gatsby: path.resolve("src/studio/preview/gatsby.tsx"),
  "decode-named-character-reference": path.resolve("node_modules/decode-named-character-reference/index.js"),
};

/**
 * Makes the editors' studio: static files that contact no other host, except the git host if it does not edit local
 * files.
 * @param outDir folder that is emptied and filled
 */
export const bundleStudio = async (repository: Repository, outDir: string): Promise<void> => {
  await rm(outDir, { recursive: true, force: true });
  await build({
    // The page and the check in a worker (src/studio/check/ask-worker.ts) share chunks.
    entryPoints: { studio: "src/studio/main.tsx", worker: "src/studio/check/worker.ts" },
    outdir: outDir,
    entryNames: "[name]",
    chunkNames: "[name]-[hash]",
    assetNames: "assets/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: ["chrome109", "firefox115", "safari16.4"],
    minify: true,
    legalComments: "none",
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    alias: REPLACED,
    define: { "process.env.NODE_ENV": '"production"', STUDIO_REPOSITORY: JSON.stringify(repository) },
    loader: { ".woff2": "file" },
    logLevel: "warning",
    plugins: [engine],
  });
  // The engine asks for its fonts beside its code.
  const filter = (file: string) => /assets$|\.woff2$/.test(file);
  await cp("node_modules/@sveltia/cms/npm/assets", path.join(outDir, "assets"), { recursive: true, filter });
  await cp("src/studio/index.html", path.join(outDir, "index.html"));
};

/** Makes a studio that signs in with the git host, as a folder for its own origin, with headers in `_headers`. */
export const hostedStudio = async (repository: Repository, outDir: string): Promise<void> => {
  await bundleStudio(repository, outDir);
  for (const drawing of ["favicon.svg", "icons.svg", "nederland.svg"]) {
    await cp(path.join("static", drawing), path.join(outDir, drawing));
  }
  const lines = Object.entries(studioHeaders(repository)).map(([name, value]) => `  ${name}: ${value}`);
  await writeFile(path.join(outDir, "_headers"), ["/*", ...lines, ""].join("\n"));
  await writeFile(path.join(outDir, "robots.txt"), "User-agent: *\nDisallow: /\n");
};
