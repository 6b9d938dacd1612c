import { rename, writeFile } from "node:fs/promises";

/** Extension of a file that is being written; one left behind is never used. */
export const UNFINISHED = ".unfinished";

/** Writes a file atomically: an interrupted build leaves the old file or none. */
export const writeWhole = async (target: string, content: string | Uint8Array): Promise<void> => {
  const unfinished = `${target}${UNFINISHED}`;
  await writeFile(unfinished, content);
  await rename(unfinished, target);
};
