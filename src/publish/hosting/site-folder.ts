import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { UNFINISHED } from "../write-whole";
import { compressed, isCompressed } from "./compress";
import { finishPage, isGatsbyPage } from "./html/finish-page";
import { type SharedStyles, withSharedStyles } from "./html/shared-styles";
import { matches } from "./plan";

export interface FillOptions {
  /** Folder of the originals. */
  sourceFolder: string;
  /** The folder that hosts serve. */
  folder: string;
  /** Source file by deployed file. */
  files: ReadonlyMap<string, string>;
  /** Style sheet of all pages, deployed beside the files. */
  styles: SharedStyles;
  /** Whether text files get compressed variants. */
  compress: boolean;
  /** Patterns of the files that browsers keep for good. */
  immutable: readonly string[];
}

/** Files in progress at a time: Node compresses on each core. */
const AT_A_TIME = 16;

/** Most messages in an error. */
const MOST_FAULTS = 20;

/** Every file of a folder, relative, with forward slashes, sorted; none if the folder is missing. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
};

/** Date for a file: that of the deployed one if the content is equal, because servers base the ETag on it. */
const dateOf = async (content: Buffer, served: string): Promise<Date> => {
  const before = await readFile(served).catch(() => undefined);
  return before?.equals(content) ? (await stat(served)).mtime : new Date();
};

/** Compressed variants of a file; those of a hashed file are taken from the deployed folder if they exist. */
const variantsOf = async (served: string, file: string, content: Buffer, isKept: boolean) => {
  const before = isKept ? [".br", ".gz"].map((ending) => readFile(served + ending).catch(() => undefined)) : [];
  const [br, gz] = await Promise.all(before);
  return br && gz ? { ".br": br, ".gz": gz } : compressed(file, content, isKept);
};

/** Writes a file: a page is finished, text is compressed. Returns whether it is a page. */
const deploy = async (options: FillOptions, next: string, file: string, original: string): Promise<boolean> => {
  const target = path.join(next, file);
  const { styles } = options;
  const bytes =
    file === styles.file ? Buffer.from(styles.css) : await readFile(path.join(options.sourceFolder, original));
  const html = file.endsWith(".html") ? bytes.toString() : "";
  const isRendered = isGatsbyPage(html);
  const content = isRendered ? Buffer.from(withSharedStyles(finishPage(html), styles)) : bytes;
  const isKept = options.immutable.some((pattern) => matches(pattern, file));
  const served = path.join(options.folder, file);
  const twins = options.compress && isCompressed(file, content) ? await variantsOf(served, file, content, isKept) : {};
  const date = await dateOf(content, served);
  await mkdir(path.dirname(target), { recursive: true });
  for (const [ending, text] of Object.entries({ "": content, ...twins })) {
    await writeFile(target + ending, text);
    await utimes(target + ending, date, date);
  }
  return isRendered;
};

/** Moves all new files over the old ones; assets before the pages that need them. */
const takeOver = async (next: string, folder: string): Promise<void> => {
  const [before, after] = [await filesIn(folder), await filesIn(next)];
  const isHtml = (file: string) => /\.html\b/.test(file);
  for (const file of [...after.filter((name) => !isHtml(name)), ...after.filter(isHtml)]) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await rename(path.join(next, file), path.join(folder, file));
  }
  const wanted = new Set(after);
  for (const file of before.filter((name) => !wanted.has(name))) {
    await rm(path.join(folder, file));
  }
};

/**
 * Fills a folder with exactly the given files, pages finished and texts compressed. Files are written beside the folder
 * first, so that an interrupted build changes nothing, and then moved one by one, so that the folder is never missing.
 * @returns the pages that Gatsby rendered
 * @throws with a line for each file that could not be deployed
 */
export const fillFolder = async (options: FillOptions): Promise<string[]> => {
  const next = `${options.folder}${UNFINISHED}`;
  const pages: string[] = [];
  const faults: string[] = [];
  await rm(next, { recursive: true, force: true });
  const make = async ([file, original]: readonly [string, string]): Promise<void> => {
    try {
      if (await deploy(options, next, file, original)) pages.push(file);
    } catch (error) {
      faults.push(`${original}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const files = [...options.files];
  for (let at = 0; at < files.length; at += AT_A_TIME) {
    await Promise.all(files.slice(at, at + AT_A_TIME).map(make));
  }
  if (faults.length > 0) {
    throw new Error(faults.sort().slice(0, MOST_FAULTS).join("\n"));
  }
  await takeOver(next, options.folder);
  await rm(next, { recursive: true });
  return pages.sort();
};
