import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../write-whole";
import type { CspSources } from "./csp";
import { type Host, needsCompression } from "./host";
import { isGatsbyPage } from "./html/finish-page";
import { LATE_LOADER, PAGE_PATH_SCRIPT } from "./html/late-loader";
import { sharedStyles } from "./html/shared-styles";
import { netlifyHeaders, netlifyRedirects } from "./netlify";
import { nginxBrotli, nginxSite } from "./nginx";
import { hostingPlan, immutablePatterns } from "./plan";
import { deployedFile } from "./prune";
import { planRedirects } from "./redirects";
import { filesIn, fillFolder } from "./site-folder";
import type { HostingPlan, HostRedirect } from "./types";

export interface PublishOptions {
  /** Gatsby's output folder; it is not changed. */
  publicDir: string;
  /** Folder for the deployed files (`site`) and the host files (`nginx`, `plan.json`). */
  hostingDir: string;
  siteUrl: string;
  redirects: readonly HostRedirect[];
  sources: CspSources;
  /** The site's inline scripts; the policy allows no other. */
  inlineScripts: readonly string[];
  host: Host;
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

/** Source file by deployed file. */
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
 * Deploys a finished Gatsby build: fills the deployed folder with finished pages, plans headers and redirects, and
 * writes the files of every host.
 * @returns the plan, and the number of deployed files, for the log
 * @throws with the problems of each page (a part that could not be rendered), and with anything that
 * a host could not serve
 */
export const publish = async (options: PublishOptions) => {
  const { publicDir, hostingDir, siteUrl, redirects, sources, host } = options;
  const redirected = new Set(planRedirects(redirects).map(({ from }) => from));
  const originals = await filesToDeploy(publicDir, redirected);
  const documents = [...originals.values()].filter((file) => file.endsWith(".html"));
  const rendered = await Promise.all(documents.map((file) => readFile(path.join(publicDir, file), "utf8")));
  const styles = sharedStyles(rendered.filter(isGatsbyPage));
  const deployed = styles.css ? new Map([...originals, [styles.file, styles.file]]) : originals;
  const files = [...deployed.keys()];

  const pages = await fillFolder({
    sourceFolder: publicDir,
    folder: path.join(hostingDir, "site"),
    files: deployed,
    styles,
    compress: needsCompression(host),
    immutable: immutablePatterns(files),
  });
  const inlineScripts = new Set([...options.inlineScripts, PAGE_PATH_SCRIPT, LATE_LOADER]);
  const plan = hostingPlan({ siteUrl, redirects, files, pages, sources, inlineScripts });
  await writeHostFiles(options, plan);
  return { plan, deployedFiles: files.length };
};
