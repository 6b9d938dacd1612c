import { readFileSync } from "node:fs";
import path from "node:path";
import type { HostingPlan } from "../../src/publish/hosting/plan";
import { SITES } from "./sites";

export interface BuiltPage {
  path: string;
  /** Its file, from the deployed folder. */
  file: string;
  html: string;
}

const HOSTING_DIR = SITES.content.hostingDir;

/** Deployed folder of the real site. */
export const SITE_DIR = path.join(HOSTING_DIR, "site");

/** Deployed folder of the fixture site. */
export const FIXTURE_DIR = path.join(SITES.product.hostingDir, "site");

export const planOf = (hostingDir: string): HostingPlan =>
  JSON.parse(readFileSync(path.join(hostingDir, "plan.json"), "utf8"));

const pagesOf = (hostingDir: string): BuiltPage[] =>
  planOf(hostingDir).pages.map(({ path: address, file }) => ({
    path: address,
    file,
    html: readFileSync(path.join(hostingDir, "site", file), "utf8"),
  }));

/** Every page of the real site, including the not-found page. */
export const builtPages = (): BuiltPage[] => pagesOf(HOSTING_DIR);

/** Every page of the fixture site, including the not-found page. */
export const fixturePages = (): BuiltPage[] => pagesOf(SITES.product.hostingDir);
