import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Repository, studioHeaders } from "../../src/studio/headers";
import { bundleStudio } from "./studio-bundle";

/** Makes a studio that signs in with the git host, as a folder for its own origin, with headers in `_headers`. */
export const hostedStudio = async (repository: Repository, outDir: string): Promise<void> => {
  await bundleStudio(repository, outDir);
  for (const drawing of ["favicon.svg", "icons.svg", "nederland.svg"]) {
    await cp(path.join("static", drawing), path.join(outDir, drawing));
  }
  const lines = Object.entries(studioHeaders(repository)).map(([name, value]) => `  ${name}: ${value}`);
  await writeFile(path.join(outDir, "_headers"), ["/*", ...lines, ""].join("\n"));
  await writeFile(path.join(outDir, "robots.txt"), "User-agent: *\nDisallow: /\n");
};
