/**
 * Builds the fixture site that the product tests run on: the project's code with the content of e2e/fixture-site, in
 * the folder .fixture, which keeps its caches. Does nothing when nothing changed since the last build.
 *
 *   npm run build:fixture
 */
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildProject, syncProject } from "./lib/project-copy";
import { runScript } from "./lib/script";

const FOLDER = ".fixture";
const CONTENT = "e2e/fixture-site";

/** Exists if the last build succeeded. */
const FINISHED = path.join(FOLDER, ".finished");

const main = async (): Promise<void> => {
  const changed = await syncProject(FOLDER, { data: `${CONTENT}/data`, content: `${CONTENT}/content` });
  if (changed.length === 0 && existsSync(FINISHED)) {
    process.stdout.write("The fixture site is up to date.\n");
    return;
  }
  process.stdout.write(`Building the fixture site: ${changed.length} of its files changed …\n`);
  await rm(FINISHED, { force: true });
  const seconds = await buildProject(FOLDER);
  await writeFile(FINISHED, "");
  process.stdout.write(`Built the fixture site in ${Math.round(seconds)} s.\n`);
};

runScript(main);
