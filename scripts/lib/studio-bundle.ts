import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import ownTexts from "../../src/studio/engine-texts.nl.json";
import type { Repository } from "../../src/studio/headers";
import { iconFont, textFont } from "./engine-fonts";

const ENGINE = path.resolve("node_modules/@sveltia/cms");

/** Languages of the engine's own texts; the rest is left out. */
const LANGUAGES = new Set(["nl.json"]);

/** Parts of the engine that no field of the content model uses: colouring of code, maps, other image formats. */
const UNUSED = /^(?:@shikijs\/.*|leaflet.*|terra-draw.*|\.\/chunks\/(?:shiki|heic|webp).*)$/;

/** What the engine would ask of other hosts: its fonts, its translations, its newest version, the state of git hosts. */
const OTHER_HOSTS =
  /https:\/\/(?:unpkg\.com|www\.githubstatus\.com|status-api\.hostedstatus\.com|nominatim\.openstreetmap\.org)/g;

/** Font of the engine whose letters make icons. */
const ICONS = "material-symbols-outlined";

/** Fonts of the engine: where it asks for them, and the file in its package that takes their place. */
const FONTS: Readonly<Record<string, string>> = {
  "source-sans-3": "source-sans-3-latin-wght-normal-BqRLTx4X.woff2",
  "noto-mono": "noto-mono-latin-400-normal-DiC8lJru.woff2",
  [ICONS]: "material-symbols-outlined-latin-wght-normal-_Z1IJPLg.woff2",
};

const FONT_ADDRESS = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[:@][^`)"]*?\.woff2/g;

/** The engine's list of programming languages, and of what colours each. */
const CODE_LANGUAGES = /\[\{id:`bsl`.*?\}\](?=,\w+=\[)/;
const CODE_COLOURS = /(?:"[\w-]+"|\w+):\(\)=>\w+\(\(\)=>import\(`@shikijs\/[^)]*\),\[\],import\.meta\.url\),?/g;

/** Whether an editor has seen what the engine offers: its other languages, and signing in on a phone with the same token. */
const OFFERS = /await \w+\(`(?:newLanguageCta|mobileCta)`\)/g;

/** Where the engine reads a file of the folder: what the studio has read just before is not read again (src/studio/engine.ts). */
const READS_FILE = /(if\(\w+===`\.gitkeep`\)return (\w+);)(?=try\{let \w+=await \w+\.getFile\(\))/;

/** Where the engine takes the values of a form to save them, and where it shows what it saved (src/studio/keep-typing.ts). */
const SAVES = /(savingAssets:\w+\}=)(await \w+\(\{draft:(\w+),slugs:\w+\}\))(?=,\{)/;
const SAVED =
  /(\w+\(\{entryDraft:\w+,collection:[^{}]*,extraValues:(\w+)\.extraValues,expanderStates:\2\.expanderStates\}\))/;

/** The engine's code as the studio ships it: nothing in it is asked of another host, and its pages can be zoomed. */
const adapted = (code: string): string =>
  code
    .replace(CODE_LANGUAGES, "[]")
    .replaceAll(CODE_COLOURS, "")
    .replaceAll(OFFERS, "!0")
    .replace(READS_FILE, "$1{let text=globalThis.studioText?.($2.path);if(text!==void 0)return{...$2,text}}")
    .replace(SAVES, "$1(globalThis.studioSaves($3),$2)")
    .replace(SAVED, "globalThis.studioSaved($2,()=>$1)")
    .replaceAll(FONT_ADDRESS, (_address, name: string) => `./assets/${FONTS[name] ?? "none"}`)
    // The engine forbids to zoom in, which people with low vision need (WCAG 1.4.4).
    .replaceAll("`maximum-scale=1`,", "")
    .replaceAll(OTHER_HOSTS, "./niet-in-gebruik");

/** The check words what is wrong itself, so zod's messages in fifty languages stay out. */
const ZOD = path.resolve("node_modules/zod");

/** Texts of the engine, by key. */
interface EngineTexts {
  [key: string]: string | EngineTexts;
}

/** The engine's Dutch texts, with ours for what it has in English only. */
const withOwnTexts = (texts: EngineTexts, own: EngineTexts = ownTexts): EngineTexts => {
  const both = Object.entries(own).map(([key, text]): [string, string | EngineTexts] => {
    const known = texts[key];
    return [key, typeof known === "object" && typeof text === "object" ? withOwnTexts(known, text) : text];
  });
  return { ...texts, ...Object.fromEntries(both) };
};

const UNUSED_MODULE = { path: "unused", namespace: "unused" };

const engine = (): Plugin => ({
  name: "engine",
  setup: ({ onResolve, onLoad }) => {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]locales[\\/]nl\.json$/ }, async ({ path: file }) => ({
      contents: JSON.stringify(withOwnTexts(JSON.parse(await readFile(file, "utf8")))),
      loader: "json",
    }));
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => ({
      contents: adapted(await readFile(file, "utf8")),
      loader: "js",
    }));
    // Its own React draws nothing but what the studio gives it, which the site's React can.
    onResolve({ filter: /^\.\/chunks\/react-dom-/ }, ({ importer }) =>
      importer.startsWith(ENGINE) ? { path: "react-dom/client", namespace: "site" } : undefined,
    );
    onResolve({ filter: UNUSED }, ({ importer }) => (importer.startsWith(ENGINE) ? UNUSED_MODULE : undefined));
    onResolve({ filter: /locales\/[\w-]+\.json$/ }, ({ path: name, importer }) =>
      importer.startsWith(ENGINE) && !LANGUAGES.has(path.basename(name)) ? UNUSED_MODULE : undefined,
    );
    onResolve({ filter: /^\.\.\/locales\/index\.js$/ }, ({ importer }) =>
      importer.startsWith(ZOD) ? UNUSED_MODULE : undefined,
    );
    onResolve({ filter: /\/embeds\/Embed$/ }, () => ({ path: path.resolve("src/studio/preview/Embed.tsx") }));
    onLoad({ filter: /.*/, namespace: "site" }, ({ path: name }) => ({
      contents: `export { createRoot } from "${name}"`,
      resolveDir: process.cwd(),
    }));
    onLoad({ filter: /.*/, namespace: "unused" }, () => ({ contents: "export default {}" }));
  },
});

/** What stands in for modules: sections and templates ask no build, and the check, in a worker, has no document. */
const REPLACED: Readonly<Record<string, string>> = {
  gatsby: path.resolve("src/studio/preview/gatsby.tsx"),
  "decode-named-character-reference": path.resolve("node_modules/decode-named-character-reference/index.js"),
};

const PAGE = `<!doctype html>
<html lang="nl" data-view="start">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Redactie</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="./studio.css">
<script type="module" src="./studio.js"></script>
<body>
<div id="start"><noscript>De redactie heeft JavaScript nodig.</noscript></div>
<button id="home" type="button">Begin</button>
<div id="nc-root"></div>
</body>
</html>
`;

/** Copies the engine's fonts; of its four thousand icons, those that it shows. */
const copyFonts = async (folder: string): Promise<void> => {
  const code = adapted(await readFile(path.join(ENGINE, "npm/index.js"), "utf8"));
  for (const [name, file] of Object.entries(FONTS)) {
    const font = await readFile(path.join(ENGINE, "npm/assets", file));
    await writeFile(path.join(folder, file), await (name === ICONS ? iconFont(font, code) : textFont(font)));
  }
};

/** Where a bundle comes from and goes to. */
export interface StudioBundle {
  /** Folder that is emptied and filled. */
  outDir: string;
  repository: Repository;
}

/**
 * Makes the editors' studio: a folder of static files that asks no host but its own (and the git host, where it does not
 * edit this machine's files).
 */
export const bundleStudio = async ({ outDir, repository }: StudioBundle): Promise<void> => {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(path.join(outDir, "assets"), { recursive: true });
  await build({
    // The page, and the check beside it (src/studio/check/ask-worker.ts), share what both need.
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
    plugins: [engine()],
  });
  await copyFonts(path.join(outDir, "assets"));
  await writeFile(path.join(outDir, "index.html"), PAGE);
};
