import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** What a build makes or does not need. */
const NOT_COPIED = new Set([
  ".cache",
  ".ci",
  ".edits",
  ".fixture",
  ".git",
  ".hosting",
  ".reports",
  ".vscode",
  "built",
  "e2e",
  "node_modules",
  "playwright-report",
  "public",
  "schemas",
  "test-results",
]);

/** File of a copy that holds the hash of each copied file. */
const RECORD = ".inputs.json";

type Hashes = Readonly<Record<string, string>>;

/** Files that no build reads. */
const UNREAD = /\.test\.tsx?$|\.md$/;

const filesBelow = async (place: string): Promise<string[]> => {
  if (!(await stat(place)).isDirectory()) {
    return [""];
  }
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !UNREAD.test(entry.name))
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));
};

/** Every file of a copy with the file that it is a copy of. */
const copiedFiles = async (sources: Readonly<Record<string, string>>): Promise<Map<string, string>> => {
  const files = new Map<string, string>();
  for (const entry of (await readdir(".")).filter((name) => !NOT_COPIED.has(name))) {
    const source = sources[entry] ?? entry;
    for (const file of await filesBelow(source)) {
      files.set(path.join(entry, file), path.join(source, file));
    }
  }
  return files;
};

const recorded = async (folder: string): Promise<Hashes> =>
  existsSync(path.join(folder, RECORD)) ? JSON.parse(await readFile(path.join(folder, RECORD), "utf8")) : {};

/**
 * Brings a copy of the project up to date: writes the files that changed since the last time, removes those that are
 * gone, and leaves alone what builds made there. The copy shares the installed packages.
 *
 * @param folder the copy; made when it is not there
 * @param sources folders that take the place of folders of the project, by name
 * @returns the files that changed or are gone
 */
export const syncProject = async (
  folder: string,
  sources: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> => {
  const before = await recorded(folder);
  const after: Record<string, string> = {};
  await mkdir(folder, { recursive: true });
  for (const [file, source] of await copiedFiles(sources)) {
    const content = await readFile(source);
    const hash = createHash("sha256").update(content).digest("hex");
    after[file] = hash;
    if (before[file] !== hash) {
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      await writeFile(path.join(folder, file), content);
    }
  }
  const changed = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
  for (const file of changed.filter((name) => !(name in after))) {
    await rm(path.join(folder, file), { force: true });
  }
  if (!existsSync(path.join(folder, "node_modules"))) {
    await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
  }
  await writeFile(path.join(folder, RECORD), JSON.stringify(after));
  return changed;
};

/**
 * Copies the project, without what builds make, to a new temporary folder that shares the installed packages.
 *
 * @param name part of the folder's name
 * @returns the folder; the caller removes it
 */
export const copyProject = async (name: string): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
  await syncProject(folder);
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
    const child = spawn("npm", ["run", "--silent", "build"], {
      cwd: folder,
      env: { ...process.env, CI: "true", NODE_ENV: "production" },
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
