import { accessSync, constants } from "node:fs";
import path from "node:path";

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * First program that can be run.
 * @param names names to look for on the PATH, best first
 * @param places further places, full paths
 */
export const findProgram = (names: readonly string[], places: readonly string[] = []): string | undefined => {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...places].find(isExecutable);
};
