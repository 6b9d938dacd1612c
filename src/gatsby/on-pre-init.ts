import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Folders whose code decides what a query answers, and how MDX compiles. */
const CODE = ["src/content", "src/gatsby", "src/lib", "src/publish"];

/** What webpack keeps; Gatsby leaves this folder alone when it empties its cache. */
const COMPILED = ".cache/webpack";

const RECORD = `${COMPILED}/code-of-answers`;

const digestOf = (root: string): string => {
  const hash = createHash("sha256").update(root);
  for (const folder of CODE) {
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => /(?<!\.test)\.(?:ts|cjs)$/.test(name)).sort()) {
      hash.update(file).update(readFileSync(path.join(root, folder, file)));
    }
  }
  return hash.digest("hex");
};

/**
 * Has Gatsby empty its cache when the code behind the queries has changed. By itself it looks at package.json and the
 * gatsby-* files in the root only. A cache from another folder, as a host may restore it, is emptied too.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  const root: string = store.getState().program.directory;
  const record = path.join(root, RECORD);
  const digest = digestOf(root);
  const before = existsSync(record) ? readFileSync(record, "utf8") : digest;
  if (before !== digest) {
    // Gatsby compares it, right after this step, with what it finds now.
    store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: `answers of ${before}` });
    rmSync(path.join(root, COMPILED), { recursive: true });
  }
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, digest);
};
