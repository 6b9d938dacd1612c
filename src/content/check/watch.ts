import { existsSync, type FSWatcher, watch } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["data", "content"];

/** Delay after the last change, in ms: editors write a file in several steps. */
export const SETTLE_MS = 200;

type Watch = (folder: string, options: { recursive: true }, onChange: () => void) => Pick<FSWatcher, "close" | "on">;

/**
 * Calls a function after files were saved.
 * @param root absolute path of the project
 * @param onSave called once for changes within `SETTLE_MS` of each other
 * @param watchFolder replaces `node:fs` in tests
 * @returns a function that stops watching
 */
export const watchContent = (root: string, onSave: () => void, watchFolder: Watch = watch): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(onSave, SETTLE_MS);
  };
  const watchers = FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watchFolder(folder, { recursive: true }, settle));
  for (const watcher of watchers) {
    // A deleted folder is a change as well.
    watcher.on("error", settle);
  }
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) {
      watcher.close();
    }
  };
};
