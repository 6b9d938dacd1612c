import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { compressed } from "./compress";
import { LATE_LOADER } from "./html/late-loader";
import { isGatsbyPage, lateScripts } from "./html/late-scripts";
import { shareStyles } from "./html/shared-styles";
import { netlifyHeaders, netlifyRedirects } from "./netlify";
import { nginxSite } from "./nginx";
import { HOSTING_DIR, type HostingInput, hostingPlan } from "./plan";
import { deployedFile } from "./prune";
import { planRedirects } from "./redirects";

/** Gatsby's output folder; it is not changed. */
const PUBLIC_DIR = "public";

/** Content by path in a folder, with forward slashes. */
type Files = Map<string, Buffer | string>;

/** The files of a build, by their deployed names. */
const filesToDeploy = async (redirected: ReadonlySet<string>): Promise<Files> => {
  const files: Files = new Map();
  for (const entry of await readdir(PUBLIC_DIR, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    const original = path.relative(PUBLIC_DIR, place).split(path.sep).join("/");
    const file = entry.isFile() ? deployedFile(original, redirected) : undefined;
    if (file === undefined) {
      continue;
    }
    if (files.has(file)) {
      throw new Error(`${original} and another file would both be deployed as ${file}`);
    }
    files.set(file, await readFile(place));
  }
  return files;
};

/**
 * Finishes the pages among the files, and adds the style sheet that they share.
 * @returns the pages that Gatsby rendered
 * @throws if Gatsby's markup is unknown
 */
const finishPages = (files: Files): string[] => {
  const names = [...files.keys()].filter((file) => file.endsWith(".html") && isGatsbyPage(String(files.get(file))));
  const late = new Map(names.map((file) => [file, lateScripts(String(files.get(file)))]));
  for (const [file, text] of shareStyles(late)) {
    files.set(file, text);
  }
  return names;
};

/** Writes files into a folder, with their compressed variants: nginx serves these, other hosts compress by themselves. */
const writeFiles = async (folder: string, files: Files): Promise<void> => {
  const write = async ([file, content]: readonly [string, Buffer | string]): Promise<void> => {
    const twins = await compressed(file, Buffer.from(content));
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    for (const [ending, text] of Object.entries({ "": content, ...twins })) {
      await writeFile(path.join(folder, file) + ending, text);
    }
  };
  // All end before a failure is told: a later build empties the folder.
  for (const end of await Promise.allSettled([...files].map(write))) {
    if (end.status === "rejected") throw end.reason;
  }
};

/**
 * Deploys a finished Gatsby build: finishes its pages, plans headers and redirects, and writes what is served (`site`)
 * and the files of every host (`nginx`, `plan.json`) into {@link HOSTING_DIR}.
 * The site is written beside the folder that is served and then takes its place, so that a build that ends while it
 * writes changes nothing.
 * @returns the plan, and the number of deployed files, for the log
 * @throws for anything that a host could not serve
 */
export const publish = async (site: HostingInput) => {
  const redirects = planRedirects(site.redirects);
  const files = await filesToDeploy(new Set(redirects.map(({ from }) => from)));
  const pages = finishPages(files);
  const inlineScripts = [...site.inlineScripts, LATE_LOADER];
  const plan = hostingPlan({ ...site, redirects, inlineScripts, files: [...files.keys()], pages });
  const deployedFiles = files.size;
  files.set("_redirects", netlifyRedirects(plan)).set("_headers", netlifyHeaders(plan));

  const folder = path.join(HOSTING_DIR, "site");
  const next = `${folder}.next`;
  await rm(next, { recursive: true, force: true });
  await writeFiles(next, files);
  // Two renames, so that a server never finds half a site.
  const old = `${folder}.old`;
  await rm(old, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await rename(folder, old);
  await rename(next, folder);
  await rm(old, { recursive: true });
  const nginx = path.join(HOSTING_DIR, "nginx");
  await mkdir(nginx, { recursive: true });
  await writeFile(path.join(HOSTING_DIR, "plan.json"), `${JSON.stringify(plan, null, 2)}\n`);
  await writeFile(path.join(nginx, "site.conf"), nginxSite(plan));
  // For the module brotli_static (Debian: libnginx-mod-http-brotli-static).
  await writeFile(path.join(nginx, "site-brotli.conf"), "brotli_static on;\n");
  return { plan, deployedFiles };
};
