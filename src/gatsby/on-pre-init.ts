import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Folders whose code decides what a query answers, how webpack compiles, and what is read out of built pages. */
const CODE = [
  "src/content-check",
  "src/content-model",
  "src/feed",
  "src/gatsby",
  "src/lib",
  "src/markdown",
  "src/search",
];

/** What else decides how webpack compiles; left to itself it reads every package to find out (lean-build.ts). */
const TOOLS = ["babel.config.cjs", "package-lock.json"];

/** What webpack keeps; Gatsby leaves this folder alone when it empties its cache. */
const COMPILED = ".cache/webpack";

const RECORD = `${COMPILED}/code-of-answers`;

const digestOf = async (root: string): Promise<string> => {
  const hash = createHash("sha256").update(root);
  for (const folder of CODE) {
    const entries = await readdir(path.join(root, folder), { recursive: true });
    for (const file of entries.filter((name) => /\.(?:ts|cjs)$/.test(name) && !name.endsWith(".test.ts")).sort()) {
      hash.update(file).update(await readFile(path.join(root, folder, file)));
    }
  }
  for (const file of TOOLS) {
    hash.update(await readFile(path.join(root, file)));
  }
  return hash.digest("hex");
};

/**
 * Has Gatsby empty its cache when the code behind the queries has changed. By itself it looks at package.json and the
 * gatsby-* files in the root only: after a change of a field's kind or resolver it would keep the old answers, and after
 * one of how MDX is compiled or of a package, pages that break in the browser. A cache from another folder, as a host may
 * restore it, names files that are not there.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ store }) => {
  const root: string = store.getState().program.directory;
  const record = path.join(root, RECORD);
  const digest = await digestOf(root);
  const before = await readFile(record, "utf8").catch(() => digest);
  if (before !== digest) {
    // Gatsby compares it, right after this step, with what it finds now.
    store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: `answers of ${before}` });
    await rm(path.join(root, COMPILED), { recursive: true });
  }
  await mkdir(path.dirname(record), { recursive: true });
  await writeFile(record, digest);
};
