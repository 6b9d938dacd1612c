import { rename, writeFile } from "node:fs/promises";

/** Extension of a file that is being written; one left behind is never used. */
export const UNFINISHED = ".unfinished";

/**
 * Makes a file atomically: an interrupted build leaves the old file or none.
 * @param make writes the file under the given name, in the same folder
 */
export const makeWhole = async (target: string, make: (file: string) => Promise<unknown>): Promise<void> => {
  const unfinished = `${target}${UNFINISHED}`;
  await make(unfinished);
  await rename(unfinished, target);
};

/** Writes a file atomically. */
export const writeWhole = (target: string, content: string | Uint8Array): Promise<void> =>
  makeWhole(target, (file) => writeFile(file, content));
