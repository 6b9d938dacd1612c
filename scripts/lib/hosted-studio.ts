import { cp, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { NAMES_FILE, type Repository, studioHeaders } from "../../src/studio/headers";
import { bundleStudio } from "./studio-bundle";

/** Names of pictures and other binary files: the studio reads texts from the git host, and must know the others. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => path.posix.join(parentPath, name));

/** Makes a studio that signs in with the git host, as a folder for its own origin, with headers in `_headers`. */
export const hostedStudio = async (repository: Repository, outDir: string): Promise<void> => {
  await bundleStudio(repository, outDir);
  for (const drawing of ["favicon.svg", "icons.svg", "nederland.svg"]) {
    await cp(path.join("static", drawing), path.join(outDir, drawing));
  }
  const names = (await Promise.all(["content/images", "static"].map(namesIn))).flat();
  await writeFile(path.join(outDir, NAMES_FILE), JSON.stringify(names));
  const lines = Object.entries(studioHeaders(repository)).map(([name, value]) => `  ${name}: ${value}`);
  await writeFile(path.join(outDir, "_headers"), ["/*", ...lines, ""].join("\n"));
  await writeFile(path.join(outDir, "robots.txt"), "User-agent: *\nDisallow: /\n");
};
