import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, readFile, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { rawGet } from "../../e2e/lib/http";

const run = promisify(execFile);

/** The script whose name stands in every page and changes with each build. */
const APP = /app-[\da-f]{20}\.js/;

const PAGES = ["/", "/contact", "/arbeidsmediation-utrecht", "/blog"];

interface Deploys {
  baseUrl: string;
  /** Link to the folder that is served. */
  site: string;
  deploys: number;
}

const appOf = async (folder: string): Promise<string> => {
  const name = APP.exec(await readFile(path.join(folder, "index.html"), "utf8"))?.[0];
  if (!name) {
    throw new Error("The home page names no script");
  }
  return name;
};

/** A new build: every page names a new script, those of before are there too. Linked files are written anew, not in place. */
const nextRelease = async (from: string, to: string, number: number): Promise<void> => {
  await run("cp", ["-al", from, to]);
  const old = await appOf(from);
  const next = `app-${number.toString(16).padStart(20, "0")}.js`;
  await copyFile(path.join(from, old), path.join(to, next));
  for (const file of (await readdir(to)).filter((name) => name.endsWith(".html"))) {
    const place = path.join(to, file);
    const html = (await readFile(place, "utf8")).replaceAll(old, next);
    for (const each of [place, `${place}.br`, `${place}.gz`]) {
      await rm(each, { force: true });
    }
    await writeFile(place, html);
  }
};

/**
 * Deploys again and again as docs/hosting.md tells, while visitors ask for pages and then for the script that their page
 * names. The link leads to the first folder again afterwards.
 *
 * @returns number of visits, and what failed
 */
export const deploysUnderLoad = async ({ baseUrl, site, deploys }: Deploys) => {
  const first = await realpath(site);
  const folder = await mkdtemp(path.join(path.dirname(first), "releases-"));
  const failures: string[] = [];
  let visits = 0;
  let going = true;
  const visit = async (page: string): Promise<void> => {
    const answer = await rawGet(baseUrl, page);
    const app = APP.exec(answer.body.toString())?.[0] ?? "none";
    const script = await rawGet(baseUrl, `/${app}`);
    visits += 1;
    if (answer.status !== 200 || script.status !== 200) {
      failures.push(`${page} ${answer.status}, ${app} ${script.status}`);
    }
  };
  const visitor = async (page: string): Promise<void> => {
    while (going) {
      await visit(page).catch((error: unknown) => failures.push(`${page} ${String(error)}`));
    }
  };
  const visitors = Promise.all(PAGES.map(visitor));
  const swapTo = async (release: string): Promise<void> => {
    await symlink(release, `${site}.next`);
    await rename(`${site}.next`, site);
  };
  let present = first;
  for (let number = 1; number <= deploys; number += 1) {
    const next = path.join(folder, String(number));
    await nextRelease(present, next, number);
    await swapTo(next);
    present = next;
  }
  going = false;
  await visitors;
  await swapTo(first);
  await rm(folder, { recursive: true });
  return { visits, failures };
};
