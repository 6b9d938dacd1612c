import { readFileSync } from "node:fs";
import path from "node:path";
import type { HostingPlan } from "../../src/hosting/types";
import { SITES } from "./sites";

/** A page as it is deployed. */
export interface BuiltPage {
  /** Address of the page. */
  path: string;
  /** File of the page, from the deployed folder. */
  file: string;
  /** Its HTML. */
  html: string;
}

/** Folder that the build of the real site filled. */
export const HOSTING_DIR = SITES.content.hostingDir;

/** Folder with the deployed files of the real site. */
export const SITE_DIR = path.join(HOSTING_DIR, "site");

/** Folder with the deployed files of the fixture site. */
export const FIXTURE_DIR = path.join(SITES.product.hostingDir, "site");

/** What the build of a site planned for its host. */
export const planOf = (hostingDir: string): HostingPlan =>
  JSON.parse(readFileSync(path.join(hostingDir, "plan.json"), "utf8"));

const pagesOf = (hostingDir: string): BuiltPage[] =>
  planOf(hostingDir).pages.map(({ path: address, file }) => ({
    path: address,
    file,
    html: readFileSync(path.join(hostingDir, "site", file), "utf8"),
  }));

/** Every page of the real site, the not-found page included; a new page is tested by being there. */
export const builtPages = (): BuiltPage[] => pagesOf(HOSTING_DIR);

/** Every page of the fixture site, the not-found page included. */
export const fixturePages = (): BuiltPage[] => pagesOf(SITES.product.hostingDir);
