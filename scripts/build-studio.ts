/**
 * Makes the editors' studio for an origin of its own: a static folder that signs in with the git host.
 *
 *   STUDIO_REPO=owner/name npm run studio:build
 *
 * With STUDIO_BRANCH another branch than main; with STUDIO_SIGN_IN the address of a service that signs in (docs/decisions/0008-studio.md).
 * The headers that must be sent stand in the folder, in `_headers`. `--local` makes the studio of `npm run studio` instead.
 */
import { cp, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { LOCAL_FOLDER, LOCAL_REPOSITORY, NAMES_FILE, type Repository, studioHeaders } from "../src/studio/headers";
import { bundleStudio } from "./lib/studio-bundle";

const OUT_DIR = ".hosting/studio";

const repository = (): Repository => {
  const { STUDIO_REPO: repo, STUDIO_BRANCH: branch = "main", STUDIO_SIGN_IN: signInUrl } = process.env;
  if (!repo || !/^[\w.-]+\/[\w.-]+$/.test(repo)) {
    throw new Error("Set STUDIO_REPO to the repository at the git host, for example owner/website");
  }
  return { repo, branch, ...(signInUrl && { signInUrl }), local: false };
};

/** Names of the files that are no text: the studio reads texts from the git host, and needs to know the others. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => path.posix.join(parentPath, name));

const main = async (): Promise<void> => {
  if (process.argv.includes("--local")) {
    await bundleStudio({ outDir: path.resolve(LOCAL_FOLDER), repository: LOCAL_REPOSITORY });
    return;
  }
  const settings = repository();
  await bundleStudio({ outDir: path.resolve(OUT_DIR), repository: settings });
  await cp("static/icons.svg", path.join(OUT_DIR, "icons.svg"));
  const names = (await Promise.all(["content/images", "static"].map(namesIn))).flat();
  await writeFile(path.join(OUT_DIR, NAMES_FILE), JSON.stringify(names));
  const lines = Object.entries(studioHeaders(settings)).map(([name, value]) => `  ${name}: ${value}`);
  await writeFile(path.join(OUT_DIR, "_headers"), ["/*", ...lines, ""].join("\n"));
  await writeFile(path.join(OUT_DIR, "robots.txt"), "User-agent: *\nDisallow: /\n");
  process.stdout.write(`The studio of ${settings.repo} is in ${OUT_DIR}.\n`);
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
