import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../lib/in-parallel";
import { cloudfrontFunction, cloudfrontHeaders, s3Objects } from "./cloudfront";
import { compressFolder, isTwin } from "./compress";
import { type CspSources, pageScripts } from "./csp";
import { finishHtml } from "./html/finish-html";
import { netlifyHeaders, netlifyRedirects } from "./netlify";
import { nginxBrotli, nginxSite } from "./nginx";
import { hostingPlan, type PlannedPage } from "./plan";
import { deployedFile } from "./prune";
import { planRedirects, type RedirectRoute } from "./redirects";
import { filesIn, fillFolder } from "./site-folder";
import type { HostingPlan } from "./types";

/** What is published, and where to. */
export interface PublishOptions {
  /** Gatsby's output folder. */
  publicDir: string;
  /** Folder for the deployed files (`site`) and the host files (`nginx`, `cloudfront`, `plan.json`). */
  hostingDir: string;
  /** Folder that keeps compressed files between builds. */
  cacheDir: string;
  /** Address of the site, without trailing slash. */
  siteUrl: string;
  redirects: readonly RedirectRoute[];
  sources: CspSources;
  /** Whether `.br` and `.gz` are written; hosts that compress by themselves need none. */
  precompress: boolean;
  /** Tells about a host whose limits the site exceeds; the other hosts' files are written all the same. */
  warn: (message: string) => void;
}

/** Figures for the build's log. */
export interface Published {
  plan: HostingPlan;
  rewrittenPages: number;
  deployedFiles: number;
  compressed: number;
}

const AT_A_TIME = 50;

/** Marks documents that Gatsby rendered. */
const GATSBY_ROOT = 'id="___gatsby"';

const readPages = async (folder: string, files: readonly string[]): Promise<PlannedPage[]> => {
  const pages: PlannedPage[] = [];
  await inParallel(files, AT_A_TIME, async (file) => {
    const html = await readFile(path.join(folder, file), "utf8");
    if (html.includes(GATSBY_ROOT)) {
      pages.push({ file, scripts: pageScripts(html) });
    }
  });
  return pages;
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const writeHostFiles = async (
  { hostingDir, siteUrl, warn }: PublishOptions,
  plan: HostingPlan,
  files: readonly string[],
): Promise<void> => {
  const outputs: Readonly<Record<string, () => string>> = {
    "plan.json": () => json(plan),
    "site/_redirects": () => netlifyRedirects(plan),
    "site/_headers": () => netlifyHeaders(plan),
    "nginx/site.conf": () => nginxSite(plan),
    "nginx/site-brotli.conf": nginxBrotli,
    "cloudfront/function.js": () => cloudfrontFunction(plan),
    "cloudfront/objects.json": () => json(s3Objects(plan, files)),
    "cloudfront/response-headers-policy.json": () => json(cloudfrontHeaders(plan, new URL(siteUrl).hostname)),
  };
  for (const [file, text] of Object.entries(outputs)) {
    const target = path.join(hostingDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await writeFile(target, text());
    } catch (error) {
      await rm(target, { force: true });
      warn(`${file} is not written: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
};

/**
 * Turns a finished Gatsby build into what hosts need: moves scripts behind `load`, fills the deployed folder,
 * plans headers and redirects, writes the files of every host and compresses.
 */
export const publish = async (options: PublishOptions): Promise<Published> => {
  const { publicDir, hostingDir, cacheDir, siteUrl, redirects, sources, precompress } = options;
  const rewrittenPages = await finishHtml(publicDir);

  const siteDir = path.join(hostingDir, "site");
  const redirected = new Set(planRedirects(redirects).map(({ from }) => from));
  const deployed = new Map<string, string>();
  for (const original of await filesIn(publicDir)) {
    const file = deployedFile(original, redirected);
    if (file !== undefined && deployed.has(file)) {
      throw new Error(`${original} and ${deployed.get(file)} would both be deployed as ${file}`);
    }
    if (file !== undefined) {
      deployed.set(file, original);
    }
  }
  await fillFolder(publicDir, siteDir, deployed, (file) => precompress && isTwin(file));

  const files = [...deployed.keys()].sort();
  const pages = await readPages(
    siteDir,
    files.filter((file) => file.endsWith(".html")),
  );
  const plan = hostingPlan({ siteUrl, redirects, files, pages, sources });
  const compressed = precompress ? (await compressFolder(siteDir, cacheDir)).files : 0;
  await writeHostFiles(options, plan, files);
  return { plan, rewrittenPages, deployedFiles: files.length, compressed };
};
