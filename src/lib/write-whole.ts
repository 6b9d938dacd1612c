import { rename, writeFile } from "node:fs/promises";

/** Ending of a file that is being written; one that is left behind is never trusted. */
export const UNFINISHED = ".unfinished";

/**
 * Makes a file whole or not at all: an interrupted build leaves the old file, or none, but never half of one.
 *
 * @param target - the file
 * @param make - writes the file under the name it is given, in the same folder
 */
export const makeWhole = async (target: string, make: (file: string) => Promise<unknown>): Promise<void> => {
  const unfinished = `${target}${UNFINISHED}`;
  await make(unfinished);
  await rename(unfinished, target);
};

/** Writes a file whole or not at all. */
export const writeWhole = (target: string, content: string | Uint8Array): Promise<void> =>
  makeWhole(target, (file) => writeFile(file, content));
