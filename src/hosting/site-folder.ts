import { renameSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../lib/in-parallel";
import { UNFINISHED } from "../lib/write-whole";
import { TWINS } from "./compress";
import { type DeployRun, namesOf, type Source, standing } from "./deploy-file";
import { deployFiles } from "./deploy-files";
import { readRecord, writeRecord } from "./record";

/** How to fill a folder. */
export interface FillOptions
  extends Pick<DeployRun, "sourceFolder" | "folder" | "inlineScripts" | "compress" | "immutable"> {
  /** Original by file in the folder. */
  files: ReadonlyMap<string, string>;
  /** Remembers the run, so that the next one does only what has changed. */
  recordFile: string;
  /** Everything that the files follow from beside their originals. */
  settings: string;
}

/** What filling a folder came to. */
export interface Filled {
  /** Files that Gatsby rendered as pages. */
  pages: string[];
  /** How many files were made anew, or looked at because their original is new. */
  renewed: number;
  /** How many files have compressed twins. */
  compressed: number;
}

/** Files looked at, or removed, at a time. */
const AT_A_TIME = 16;

/** Every file of a folder, from that folder, with forward slashes, sorted; none when the folder is missing. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
};

const makeFolders = async (folder: string, files: Iterable<string>): Promise<void> => {
  const folders = new Set([...files].map((file) => path.posix.dirname(file)));
  await inParallel([...folders], AT_A_TIME, async (name) => {
    await mkdir(path.join(folder, name), { recursive: true });
  });
};

/** How many messages are worth reading. */
const MOST_FAULTS = 20;

const withStamps = async (sourceFolder: string, files: ReadonlyMap<string, string>): Promise<Source[]> => {
  const sources: Source[] = [];
  await inParallel([...files], AT_A_TIME, async ([file, original]) => {
    const { size, mtimeMs } = await stat(path.join(sourceFolder, original));
    sources.push({ file, original, stamp: `${size} ${mtimeMs}` });
  });
  return sources;
};

const removeAll = (folder: string, files: readonly string[]): Promise<void> =>
  inParallel(files, AT_A_TIME, (file) => rm(path.join(folder, file), { force: true }));

/** What a page asks for comes before the page, twins before the file that they are of. */
const turnOf = (file: string): number => {
  const isTwin = TWINS.some((extension) => file.endsWith(`.${extension}`));
  return (/\.html\b/.test(file) ? 2 : 0) + (isTwin ? 0 : 1);
};

/** Puts the new files in the place of those that are served; in one go, so that no polite signal comes in between. */
const takeOver = (folder: string, fresh: readonly string[]): void => {
  for (const file of [...fresh].sort((a, b) => turnOf(a) - turnOf(b))) {
    const target = path.join(folder, file);
    renameSync(`${target}${UNFINISHED}`, target);
  }
};

/**
 * Makes a folder hold the given files, pages finished and texts compressed; what it holds beside them is removed. All that
 * is new is written beside what is served, and takes its place when everything is there: a build that is killed, or that
 * finds the disk full, leaves the folder as it was.
 *
 * @throws with a line for each file that could not be deployed
 */
export const fillFolder = async ({ files, recordFile, settings, ...options }: FillOptions): Promise<Filled> => {
  const { folder } = options;
  const existing = new Set(await filesIn(folder));
  const known = await readRecord(recordFile, settings);
  const run: DeployRun = { ...options, existing, known, date: new Date(), fresh: [] };
  await makeFolders(folder, files.keys());

  const sources = await withStamps(options.sourceFolder, files);
  const old = new Map(
    sources.flatMap((source) => {
      const entry = standing(run, source);
      return entry ? [[source.file, entry]] : [];
    }),
  );
  const changed = sources.filter(({ file }) => !old.has(file));
  const { files: renewed, faults, fresh } = await deployFiles(run, changed);
  if (faults.length > 0) {
    await removeAll(
      folder,
      fresh.map((file) => `${file}${UNFINISHED}`),
    );
    throw new Error(faults.sort().slice(0, MOST_FAULTS).join("\n"));
  }
  takeOver(folder, fresh);
  const entries = [...old, ...renewed];
  const wanted = new Set(entries.flatMap(([file, { hasTwins }]) => namesOf(file, hasTwins)));
  await removeAll(
    folder,
    [...existing].filter((file) => !wanted.has(file)),
  );
  await writeRecord(recordFile, settings, Object.fromEntries(entries));
  return {
    pages: entries.filter(([, { isPage }]) => isPage).map(([file]) => file),
    renewed: renewed.length,
    compressed: entries.filter(([, { hasTwins }]) => hasTwins).length,
  };
};
