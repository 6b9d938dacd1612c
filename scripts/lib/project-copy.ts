import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readdir, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** What a build makes or does not need. */
const NOT_COPIED = new Set([
  ".cache",
  ".git",
  ".hosting",
  ".reports",
  "e2e",
  "node_modules",
  "playwright-report",
  "public",
  "test-results",
]);

/**
 * Copies the project, without what builds make, to a new temporary folder that shares the installed packages.
 *
 * @param name part of the folder's name
 * @returns the folder; the caller removes it
 */
export const copyProject = async (name: string): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
  for (const entry of await readdir(".")) {
    if (!NOT_COPIED.has(entry)) {
      await cp(entry, path.join(folder, entry), { recursive: true });
    }
  }
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
};

/**
 * Builds a copy of the project.
 *
 * @param watch hears of the process when it has started
 * @returns how long the build took, in s
 * @throws with the end of the output when the build fails
 */
export const buildProject = (folder: string, watch?: (child: ChildProcess) => void): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const output: string[] = [];
    const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
      cwd: folder,
      env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    }
    watch?.(child);
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) {
        resolve((performance.now() - start) / 1000);
      } else {
        reject(new Error(`The build ended with ${code}:\n${output.join("").slice(-4000)}`));
      }
    });
  });
