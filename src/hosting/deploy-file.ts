import { constants, copyFileSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { UNFINISHED } from "../lib/write-whole";
import { compressed, isCompressed, isText, TWINS } from "./compress";
import { finishPage, isPage } from "./html/finish-page";
import { matches } from "./plan";
import type { DeployedFile, DeployedFiles } from "./record";

/** What all files of a run have in common; a thread can be given it. */
export interface DeployRun {
  /** Where the originals stand. */
  sourceFolder: string;
  /** The folder that hosts serve. */
  folder: string;
  /** Texts of the inline scripts that may stand in pages. */
  inlineScripts: ReadonlySet<string>;
  /** Whether text files get compressed twins. */
  compress: boolean;
  /** Patterns of the files that browsers keep for good. */
  immutable: readonly string[];
  /** What stands in the folder. */
  existing: ReadonlySet<string>;
  /** What the last run deployed. */
  known: DeployedFiles;
  /** Date of what is new: one for all, as servers make the ETag of it and twins have that of their file. */
  date: Date;
  /** Files that stand beside the served ones, under their unfinished name. */
  fresh: string[];
}

/** A file to deploy. */
export interface Source {
  /** Its name in the folder. */
  file: string;
  /** Name of its original in the source folder. */
  original: string;
  /** Size and date of the original. */
  stamp: string;
}

/** The files that stand for one file in the folder: itself and its twins. */
export const namesOf = (file: string, hasTwins: boolean): string[] => [
  file,
  ...(hasTwins ? TWINS.map((extension) => `${file}.${extension}`) : []),
];

/** Whether the last run wrote these very bytes; the file then keeps its date. */
const isCurrent = ({ folder, existing, known }: DeployRun, file: string, names: string[], content: Buffer) =>
  known[file] !== undefined &&
  names.every((name) => existing.has(name)) &&
  content.equals(readFileSync(path.join(folder, file)));

/** Where a new file of the folder is written; known before it is, so that half of one is found too. */
const freshFile = ({ folder, fresh }: DeployRun, file: string): string => {
  fresh.push(file);
  return path.join(folder, `${file}${UNFINISHED}`);
};

const isKept = ({ immutable }: DeployRun, file: string): boolean => immutable.some((pattern) => matches(pattern, file));

const writeText = (run: DeployRun, file: string, content: Buffer, hasTwins: boolean): void => {
  const put = (name: string, bytes: Buffer) => {
    const fresh = freshFile(run, name);
    writeFileSync(fresh, bytes);
    utimesSync(fresh, run.date, run.date);
  };
  if (hasTwins) {
    const twins = compressed(file, content, isKept(run, file));
    for (const extension of TWINS) {
      put(`${file}.${extension}`, twins[extension]);
    }
  }
  put(file, content);
};

const deployText = (run: DeployRun, file: string, original: string): Omit<DeployedFile, "original"> => {
  const source = readFileSync(path.join(run.sourceFolder, original));
  const html = file.endsWith(".html") ? source.toString("utf8") : "";
  const isRendered = isPage(html);
  const content = isRendered ? Buffer.from(finishPage(html, run.inlineScripts)) : source;
  const hasTwins = run.compress && isCompressed(content);
  if (!isCurrent(run, file, namesOf(file, hasTwins), content)) {
    writeText(run, file, content, hasTwins);
  }
  return { isPage: isRendered, hasTwins };
};

/**
 * What the last run deployed of a file, which then need not even be read: its original has the size and date that it had,
 * and all of it still stands in the folder.
 */
export const standing = ({ known, existing }: DeployRun, { file, stamp }: Source): DeployedFile | undefined => {
  const last = known[file];
  const isWhole = last?.original === stamp && namesOf(file, last.hasTwins).every((name) => existing.has(name));
  return isWhole ? last : undefined;
};

/**
 * Writes a file beside the one that is served, in one pass: read, finished where it is a page, compressed, written. All of
 * it at once, as waiting for each step takes longer than the steps.
 */
export const deployFile = (run: DeployRun, { file, original, stamp }: Source): DeployedFile => {
  if (isText(file)) {
    return { original: stamp, ...deployText(run, file, original) };
  }
  copyFileSync(path.join(run.sourceFolder, original), freshFile(run, file), constants.COPYFILE_FICLONE);
  return { original: stamp, isPage: false, hasTwins: false };
};
