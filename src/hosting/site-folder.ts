import { copyFile, mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../lib/in-parallel";

const AT_A_TIME = 50;

/** Every file of a folder, from that folder, with forward slashes, sorted; none when the folder is missing. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
};

const sameFile = async (source: string, target: string): Promise<boolean> => {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
  return to !== undefined && from.size === to.size && Math.round(from.mtimeMs) === Math.round(to.mtimeMs);
};

/** Copies a file with its date, as servers make the ETag of date and size; no copy when both are equal already. */
export const copyWithDate = async (source: string, target: string): Promise<void> => {
  if (await sameFile(source, target)) {
    return;
  }
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(source, target);
  const { atime, mtime } = await stat(source);
  await utimes(target, atime, mtime);
};

/**
 * Makes a folder hold exactly the given files.
 *
 * @param sourceFolder - where the originals stand
 * @param folder - the folder to fill; other files in it are removed
 * @param files - original by file in the folder
 * @param keep - whether a file that is not in the list may stay (compressed twins, handled later)
 */
export const fillFolder = async (
  sourceFolder: string,
  folder: string,
  files: ReadonlyMap<string, string>,
  keep: (file: string) => boolean = () => false,
): Promise<void> => {
  const extra = (await filesIn(folder)).filter((file) => !files.has(file) && !keep(file));
  await inParallel(extra, AT_A_TIME, (file) => rm(path.join(folder, file)));
  await inParallel([...files], AT_A_TIME, ([file, original]) =>
    copyWithDate(path.join(sourceFolder, original), path.join(folder, file)),
  );
};
