import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** Results of builds, and what a build does not need. */
const NOT_COPIED = new Set([
  ".cache",
  ".ci",
  ".edits",
  ".fixture",
  ".git",
  ".hosting",
  ".reports",
  ".vscode",
  "e2e",
  "node_modules",
  "playwright-report",
  "public",
  "schemas",
  "test-results",
]);

/** File of a copy with the hash of each copied file. */
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

/** Every file of a copy, with its source. */
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
 * Updates a copy of the project: writes changed files, removes deleted ones, and keeps what builds made. The copy
 * shares the installed packages.
 * @param folder the copy, which may not exist yet
 * @param sources replacements for folders of the project, by name
 * @returns the changed and removed files
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
 * Builds a copy of the project.
 * @returns duration in s
 * @throws with the end of the output if the build fails
 */
export const buildProject = async (folder: string): Promise<number> => {
  const start = performance.now();
  const env = { ...process.env, CI: "true", NODE_ENV: "production" };
  await promisify(execFile)("npm", ["run", "--silent", "build"], {
    cwd: folder,
    env,
    maxBuffer: Number.POSITIVE_INFINITY,
  }).catch(({ code, stdout, stderr }) => {
    throw new Error(`The build ended with ${code}:\n${`${stdout}${stderr}`.slice(-4000)}`);
  });
  return (performance.now() - start) / 1000;
};
