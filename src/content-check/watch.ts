import { existsSync, type FSWatcher, watch } from "node:fs";
import { join } from "node:path";

/** Folders with content, from the project's root. */
const CONTENT = ["data", "content"];

/** Editors write a file in several steps; the check waits until this many milliseconds after the last. */
export const SETTLE_MS = 200;

type Watch = (folder: string, options: { recursive: true }, onChange: () => void) => Pick<FSWatcher, "close" | "on">;

/**
 * Calls a function after files were saved.
 *
 * @param root the project's root, absolute
 * @param onSave called once for changes that follow each other within `SETTLE_MS`
 * @param folders folders to watch, from the root; those with content unless said otherwise
 * @param watchFolder what watches a folder; `node:fs` unless a test says otherwise
 * @returns a function that ends the watching
 */
export const watchContent = (
  root: string,
  onSave: () => void,
  folders: readonly string[] = CONTENT,
  watchFolder: Watch = watch,
): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(onSave, SETTLE_MS);
  };
  const watchers = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watchFolder(folder, { recursive: true }, settle));
  for (const watcher of watchers) {
    // A folder that vanishes while it is watched is a change as well: the check says what is missing.
    watcher.on("error", settle);
  }
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) {
      watcher.close();
    }
  };
};
