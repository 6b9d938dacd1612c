import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Holds the process id of `develop` while it runs; Gatsby leaves this folder alone when it empties its cache. */
export const LOCK = ".cache/webpack/develop.pid";

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

/**
 * The process of `develop` that uses the project's cache, if another than this one does. A build would delete its files:
 * `develop` would answer 500 until its restart.
 */
export const lockHolder = (root: string): number | undefined => {
  const file = path.join(root, LOCK);
  const id = existsSync(file) ? Number(readFileSync(file, "utf8")) : process.pid;
  return id !== process.pid && isRunning(id) ? id : undefined;
};

/** Keeps the project's cache for this process until it ends. */
export const holdLock = (root: string): void => {
  const file = path.join(root, LOCK);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  process.once("exit", () => rmSync(file, { force: true }));
};
