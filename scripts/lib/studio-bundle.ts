import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import type { Repository } from "../../src/studio/headers";

const ENGINE = path.resolve("node_modules/@sveltia/cms");

/** Languages of the engine's own texts; the rest is left out. */
const LANGUAGES = new Set(["nl.json"]);

/** Parts of the engine that no field of the content model uses: colouring of code, maps, other image formats. */
const UNUSED = /^(?:@shikijs\/.*|leaflet.*|terra-draw.*|\.\/chunks\/(?:shiki|heic|webp).*)$/;

/** What the engine would ask of other hosts: its fonts, its translations, its newest version, the state of git hosts. */
const OTHER_HOSTS =
  /https:\/\/(?:unpkg\.com|www\.githubstatus\.com|status-api\.hostedstatus\.com|nominatim\.openstreetmap\.org)/g;

/** Fonts of the engine: where it asks for them, and the file in its package that takes their place. */
const FONTS: Readonly<Record<string, string>> = {
  "source-sans-3": "source-sans-3-latin-wght-normal-BqRLTx4X.woff2",
  "noto-mono": "noto-mono-latin-400-normal-DiC8lJru.woff2",
  "material-symbols-outlined": "material-symbols-outlined-latin-wght-normal-_Z1IJPLg.woff2",
};

const FONT_ADDRESS = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[:@][^`)"]*?\.woff2/g;

/** The engine's code as the studio ships it: nothing in it is asked of another host, and its pages can be zoomed. */
const adapted = (code: string): string =>
  code
    .replaceAll(FONT_ADDRESS, (_address, name: string) => `./assets/${FONTS[name] ?? "none"}`)
    // The engine forbids to zoom in, which people with low vision need (WCAG 1.4.4).
    .replaceAll("`maximum-scale=1`,", "")
    .replaceAll(OTHER_HOSTS, "./niet-in-gebruik");

/** The check words what is wrong itself, so zod's messages in fifty languages stay out. */
const ZOD = path.resolve("node_modules/zod");

const UNUSED_MODULE = { path: "unused", namespace: "unused" };

const engine = (): Plugin => ({
  name: "engine",
  setup: ({ onResolve, onLoad }) => {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => ({
      contents: adapted(await readFile(file, "utf8")),
      loader: "js",
    }));
    onResolve({ filter: UNUSED }, ({ importer }) => (importer.startsWith(ENGINE) ? UNUSED_MODULE : undefined));
    onResolve({ filter: /locales\/[\w-]+\.json$/ }, ({ path: name, importer }) =>
      importer.startsWith(ENGINE) && !LANGUAGES.has(path.basename(name)) ? UNUSED_MODULE : undefined,
    );
    onResolve({ filter: /^\.\.\/locales\/index\.js$/ }, ({ importer }) =>
      importer.startsWith(ZOD) ? UNUSED_MODULE : undefined,
    );
    onResolve({ filter: /\/embeds\/Embed$/ }, () => ({ path: path.resolve("src/studio/preview/Embed.tsx") }));
    onLoad({ filter: /.*/, namespace: "unused" }, () => ({ contents: "export default {}" }));
  },
});

/** What the studio puts in the place of modules: its sections and templates ask no build. */
const REPLACED: Readonly<Record<string, string>> = {
  gatsby: path.resolve("src/studio/preview/gatsby.tsx"),
};

const page = (script: string, style: string): string => `<!doctype html>
<html lang="nl" data-view="start">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Redactie</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="./${style}">
<script type="module" src="./${script}"></script>
<body>
<div id="start"><noscript>De redactie heeft JavaScript nodig.</noscript></div>
<button id="home" type="button">Begin</button>
<div id="nc-root"></div>
</body>
</html>
`;

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
  const { metafile } = await build({
    entryPoints: { studio: "src/studio/main.tsx" },
    outdir: outDir,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "assets/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: ["chrome109", "firefox115", "safari16.4"],
    minify: true,
    legalComments: "none",
    metafile: true,
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    alias: REPLACED,
    define: { "process.env.NODE_ENV": '"production"', STUDIO_REPOSITORY: JSON.stringify(repository) },
    loader: { ".woff2": "file" },
    logLevel: "warning",
    plugins: [engine()],
  });
  const outputs = Object.entries(metafile.outputs);
  const entry = outputs.find(([, { entryPoint }]) => entryPoint === "src/studio/main.tsx");
  if (!entry?.[1].cssBundle) {
    throw new Error("The studio's bundle has no entry or no styles");
  }
  for (const font of Object.values(FONTS)) {
    await cp(path.join(ENGINE, "npm/assets", font), path.join(outDir, "assets", font));
  }
  await writeFile(path.join(outDir, "index.html"), page(path.basename(entry[0]), path.basename(entry[1].cssBundle)));
};
