import { mkdir } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../lib/write-whole";
import type { CspSources } from "./csp";
import { type Host, needsCompression } from "./host";
import { LATE_LOADER, PAGE_PATH_SCRIPT } from "./html/late-loader";
import { netlifyHeaders, netlifyRedirects } from "./netlify";
import { nginxBrotli, nginxSite } from "./nginx";
import { hostingPlan, immutablePatterns } from "./plan";
import { deployedFile } from "./prune";
import { planRedirects, type RedirectRoute } from "./redirects";
import { type Filled, filesIn, fillFolder } from "./site-folder";
import type { HostingPlan } from "./types";

/** What is published, and where to. */
export interface PublishOptions {
  /** Gatsby's output folder; it is left as it is. */
  publicDir: string;
  /** Folder for the deployed files (`site`), the host files (`nginx`, `plan.json`) and the record of the last run. */
  hostingDir: string;
  /** Address of the site, without trailing slash. */
  siteUrl: string;
  redirects: readonly RedirectRoute[];
  sources: CspSources;
  /** Inline scripts that the site puts into its pages; any other stops the build. */
  inlineScripts: readonly string[];
  /** Host that the files are for. */
  host: Host;
}

/** The plan, and figures for the build's log. */
export interface Published extends Filled {
  plan: HostingPlan;
  deployedFiles: number;
}

const writeHostFiles = async ({ hostingDir, host }: PublishOptions, plan: HostingPlan): Promise<void> => {
  const outputs: Readonly<Record<string, string>> = {
    "plan.json": `${JSON.stringify(plan, null, 2)}\n`,
    "site/_redirects": netlifyRedirects(plan, host),
    "site/_headers": netlifyHeaders(plan, host),
    "nginx/site.conf": nginxSite(plan),
    "nginx/site-brotli.conf": nginxBrotli(),
  };
  for (const [file, text] of Object.entries(outputs)) {
    const target = path.join(hostingDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeWhole(target, text);
  }
};

/** Original by deployed file. */
const filesToDeploy = async (
  publicDir: string,
  redirected: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> => {
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
  return deployed;
};

/**
 * Turns a finished Gatsby build into what hosts need: fills the deployed folder, where pages start their scripts after
 * `load`, plans headers and redirects, and writes the files of every host.
 *
 * @throws with what is wrong with each page (a part that could not be rendered, a script that is not the site's own), and
 * for whatever else a host could not serve
 */
export const publish = async (options: PublishOptions): Promise<Published> => {
  const { publicDir, hostingDir, siteUrl, redirects, sources, host } = options;
  const redirected = new Set(planRedirects(redirects).map(({ from }) => from));
  const deployed = await filesToDeploy(publicDir, redirected);
  const files = [...deployed.keys()];
  const compress = needsCompression(host);
  const inlineScripts = new Set([...options.inlineScripts, PAGE_PATH_SCRIPT, LATE_LOADER]);

  const filled = await fillFolder({
    sourceFolder: publicDir,
    folder: path.join(hostingDir, "site"),
    recordFile: path.join(hostingDir, "record.json"),
    files: deployed,
    settings: JSON.stringify([...inlineScripts, compress]),
    inlineScripts,
    compress,
    immutable: immutablePatterns(files),
  });
  const plan = hostingPlan({ siteUrl, redirects, files, pages: filled.pages, sources, inlineScripts });
  await writeHostFiles(options, plan);
  return { ...filled, plan, deployedFiles: files.length };
};
