/**
 * Builds the fixture site that the product tests run on: the project's code with the content of e2e/fixture-site, in
 * the folder .fixture, which keeps its caches. Does nothing when nothing changed since the last build.
 *
 *   npm run build:fixture
 */
import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildProject, syncProject } from "./lib/project-copy";
import { runScript } from "./lib/script";

const FOLDER = ".fixture";
const CONTENT = "e2e/fixture-site";

/** Holds the digest of what was built last. */
const FINISHED = path.join(FOLDER, ".cache/built-from");

const main = async (): Promise<void> => {
  const digest = await syncProject(FOLDER, { data: `${CONTENT}/data`, content: `${CONTENT}/content` });
  if (existsSync(FINISHED) && readFileSync(FINISHED, "utf8") === digest) {
    process.stdout.write("The fixture site is up to date.\n");
    return;
  }
  await rm(FINISHED, { force: true });
  const seconds = await buildProject(FOLDER);
  await writeFile(FINISHED, digest);
  process.stdout.write(`Built the fixture site in ${Math.round(seconds)} s.\n`);
};

runScript(main);
