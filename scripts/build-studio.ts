/**
 * Makes the editors' studio for an origin of its own, a static folder that signs in with the git host:
 *   STUDIO_REPO=owner/name npm run studio:build
 * STUDIO_BRANCH is another branch than main; STUDIO_SIGN_IN is the address of a service through which editors sign in
 * with the git host, besides by a token. The folder's `_headers` must be sent.
 */
import path from "node:path";
import { runScript } from "./lib/script";
import { hostedStudio } from "./lib/studio-bundle";

const OUT_DIR = ".hosting/studio";

const main = async (): Promise<void> => {
  const { STUDIO_REPO: repo, STUDIO_BRANCH: branch = "main", STUDIO_SIGN_IN: signInUrl } = process.env;
  if (!repo || !/^[\w.-]+\/[\w.-]+$/.test(repo)) {
    throw new Error("Set STUDIO_REPO to the repository at the git host, for example owner/website");
  }
  await hostedStudio({ repo, branch, ...(signInUrl && { signInUrl }), local: false }, path.resolve(OUT_DIR));
  process.stdout.write(`The studio of ${repo} is in ${OUT_DIR}.\n`);
};

runScript(main);
