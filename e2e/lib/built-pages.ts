import { readFileSync } from "node:fs";
import path from "node:path";
import type { HostingPlan } from "../../src/hosting/types";

/** A page as it is deployed. */
export interface BuiltPage {
  /** Address of the page. */
  path: string;
  /** File of the page, from the deployed folder. */
  file: string;
  /** Its HTML. */
  html: string;
}

/** Folder that the build filled. */
export const HOSTING_DIR = path.resolve(process.env.E2E_HOSTING_DIR ?? ".hosting");

/** Folder with the deployed files. */
export const SITE_DIR = path.join(HOSTING_DIR, "site");

/** Every page of the build, the not-found page included; a new page is tested by being there. */
export const builtPages = (): BuiltPage[] => {
  const plan = JSON.parse(readFileSync(path.join(HOSTING_DIR, "plan.json"), "utf8")) as HostingPlan;
  return plan.pages.map(({ path: address, file }) => ({
    path: address,
    file,
    html: readFileSync(path.join(SITE_DIR, file), "utf8"),
  }));
};
