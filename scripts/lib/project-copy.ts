import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { cp, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** A copy of the project in which other content is built, with what webpack keeps of one build for the next. */
export const COPY = path.resolve(".copy");

/** What a build reads. */
const SOURCES = [
  "babel.config.cjs",
  "content",
  "data",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "src",
  "static",
  "tsconfig.json",
];

/** Files in them that none reads. */
const UNREAD = /\.test\.tsx?$|\.md$/;

/**
 * Makes a copy of the project anew, which shares the installed packages; what builds made in it stays. Files get a time
 * of their own: Gatsby takes one with the inode and time of another, earlier one for the same.
 * @param folder the copy, which may not exist yet
 * @param sources replacements for folders of the project, by name
 * @returns digest of all files of the copy
 */
export const syncProject = async (folder: string, sources: Readonly<Record<string, string>> = {}): Promise<string> => {
  const hash = createHash("sha256");
  const filter = (source: string, target: string): boolean => {
    if (statSync(source).isFile() && !UNREAD.test(source)) {
      hash.update(target).update(readFileSync(source));
    }
    return !UNREAD.test(source);
  };
  for (const name of SOURCES) {
    const target = path.join(folder, name);
    await rm(target, { recursive: true, force: true });
    await cp(sources[name] ?? name, target, { recursive: true, filter });
  }
  if (!existsSync(path.join(folder, "node_modules"))) {
    await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
  }
  return hash.digest("hex");
};

/** Builds a copy of the project and returns the time in s; throws the end of the output if the build fails. */
export const buildProject = async (folder: string): Promise<number> => {
  const start = performance.now();
  await promisify(execFile)("npm", ["run", "--silent", "build"], {
    cwd: folder,
    env: { ...process.env, CI: "true", NODE_ENV: "production" },
    maxBuffer: Number.POSITIVE_INFINITY,
  }).catch(({ code, stdout, stderr }) => {
    throw new Error(`The build ended with ${code}:\n${`${stdout}${stderr}`.slice(-4000)}`);
  });
  return (performance.now() - start) / 1000;
};
