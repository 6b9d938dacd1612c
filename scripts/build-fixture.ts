/**
 * Builds the fixture site that the product tests run on: the project's code with the content of e2e/fixture-site, in
 * the copy of the project. Does nothing when nothing changed since the last build.
 *
 *   npm run build:fixture
 */
import { existsSync, readFileSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { SITES } from "../e2e/lib/sites";
import { buildProject, COPY, syncProject } from "./lib/project-copy";
import { runScript } from "./lib/script";

const BUILT = SITES.product.hostingDir;

/** Holds the digest of what was built last. */
const FINISHED = path.join(BUILT, "built-from");

const main = async (): Promise<void> => {
  const digest = await syncProject(COPY, { data: "e2e/fixture-site/data", content: "e2e/fixture-site/content" });
  if (existsSync(FINISHED) && readFileSync(FINISHED, "utf8") === digest) {
    process.stdout.write("The fixture site is up to date.\n");
    return;
  }
  const seconds = await buildProject(COPY);
  await rm(BUILT, { recursive: true, force: true });
  await rename(path.join(COPY, ".hosting"), BUILT);
  await writeFile(FINISHED, digest);
  process.stdout.write(`Built the fixture site in ${Math.round(seconds)} s.\n`);
};

runScript(main);
