import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../../lib/in-parallel";
import { brokenParts } from "./broken-parts";
import { deferScripts } from "./late-scripts";

/** Folders of `public` with HTML that is no page. */
const NO_PAGES = new Set(["_gatsby", "page-data", "static", "~partytown"]);

/** Paths of a folder's HTML pages, from that folder, sorted. */
export const htmlFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry): Promise<string[]> => {
      if (entry.isDirectory() && !NO_PAGES.has(entry.name)) {
        const inside = await htmlFiles(path.join(folder, entry.name));
        return inside.map((file) => path.posix.join(entry.name, file));
      }
      return entry.isFile() && entry.name.endsWith(".html") ? [entry.name] : [];
    }),
  );
  return found.flat().sort();
};

/** Pages handled at a time; enough to keep the disk busy, few enough for small memory. */
const AT_A_TIME = 50;

/**
 * Moves Gatsby's scripts behind `load` in every page of a build, in place. Safe to run on a folder that holds finished
 * pages of an earlier build.
 *
 * @param publicDir - Gatsby's output folder
 * @returns how many pages were rewritten
 * @throws with the parts of all pages that could not be rendered
 */
export const finishHtml = async (publicDir: string): Promise<number> => {
  let rewritten = 0;
  const broken: string[] = [];
  const finish = async (file: string): Promise<void> => {
    const target = path.join(publicDir, file);
    const source = await readFile(target, "utf8");
    broken.push(...brokenParts(source).map((part) => `${file}, ${part}`));
    const html = deferScripts(source, file);
    if (html !== source) {
      await writeFile(target, html);
      rewritten += 1;
    }
  };

  await inParallel(await htmlFiles(publicDir), AT_A_TIME, finish);
  if (broken.length > 0) {
    throw new Error(`Parts of pages could not be rendered:\n\n${broken.sort().join("\n")}`);
  }
  return rewritten;
};
