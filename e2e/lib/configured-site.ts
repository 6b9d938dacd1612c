import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import integrations from "../../data/integrations.json";
import { contentSecurityPolicy } from "../../src/hosting/csp";
import { nginxBrotli, nginxSite } from "../../src/hosting/nginx";
import { cspSources, type EmbedProvider } from "../../src/hosting/providers";
import { securityHeaders } from "../../src/hosting/security-headers";
import type { HostingPlan } from "../../src/hosting/types";
import { HOSTING_DIR, SITE_DIR } from "./built-pages";
import { withEmbeds } from "./configure-embed";
import { startNginx } from "./nginx-server";

/** Accounts of a site: what its owner fills in in data/site.json and data/integrations.json. */
export interface Accounts {
  /** Container id of the tag manager. */
  containerId: string;
  /** Address of each embed, by slug. */
  embeds: Readonly<Record<string, string>>;
}

/** The built site with accounts, served by nginx. */
export interface ConfiguredSite {
  baseUrl: string;
  plan: HostingPlan;
  stop: () => Promise<void>;
}

const PAGE_DATA = "page-data";

/** The plan that the build would have made with these accounts. */
const planWith = async ({ containerId, embeds }: Accounts): Promise<HostingPlan> => {
  const plan = JSON.parse(await readFile(path.join(HOSTING_DIR, "plan.json"), "utf8")) as HostingPlan;
  const providers = (integrations as (EmbedProvider & { slug: string })[]).map(
    ({ kind, hosts, slug }): EmbedProvider => ({ kind, hosts: hosts ?? [], url: embeds[slug] ?? "" }),
  );
  const sources = cspSources({ tagManagerId: containerId, embeds: providers });
  return {
    ...plan,
    security: securityHeaders(sources.frame.length > 0),
    csp: contentSecurityPolicy(plan.inlineScripts, sources),
  };
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Query results with the accounts in them. */
const configured = (result: unknown, { containerId, embeds }: Accounts): unknown => {
  const patches = Object.fromEntries(Object.entries(embeds).map(([slug, url]) => [slug, { url }]));
  const json = withEmbeds(result, patches);
  const settings = isObject(json) && isObject(json.data) ? json.data.siteSettings : undefined;
  if (isObject(settings) && isObject(settings.tagManager)) {
    settings.tagManager.containerId = containerId;
  }
  return json;
};

const configurePageData = async (folder: string, accounts: Accounts): Promise<void> => {
  const files = await readdir(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".json"))) {
    const target = path.join(folder, file);
    const text = await readFile(target, "utf8");
    await writeFile(target, JSON.stringify(configured(JSON.parse(text), accounts)));
  }
};

/**
 * Serves the built site as it would be with accounts, without building it again: the same files and the same headers,
 * but for page data and the policy. The HTML is the same with and without accounts (configure-embed.ts).
 */
export const startConfiguredSite = async (accounts: Accounts): Promise<ConfiguredSite> => {
  const hostingDir = await mkdtemp(path.join(os.tmpdir(), "configured-"));
  const remove = () => rm(hostingDir, { recursive: true, force: true });
  try {
    const plan = await planWith(accounts);
    const site = path.join(hostingDir, "site");
    // Compressed twins stay behind: they hold the page data without accounts.
    const filter = (source: string) => !/\.(?:br|gz)$/.test(source);
    await cp(path.join(SITE_DIR, PAGE_DATA), path.join(site, PAGE_DATA), { recursive: true, filter });
    await configurePageData(path.join(site, PAGE_DATA), accounts);
    for (const entry of (await readdir(SITE_DIR)).filter((name) => name !== PAGE_DATA)) {
      await symlink(path.join(SITE_DIR, entry), path.join(site, entry));
    }
    await cp(path.join(HOSTING_DIR, "nginx"), path.join(hostingDir, "nginx"), { recursive: true });
    await writeFile(path.join(hostingDir, "nginx/site.conf"), nginxSite(plan));
    await writeFile(path.join(hostingDir, "nginx/site-brotli.conf"), nginxBrotli());
    const { baseUrl, stop } = await startNginx({ hostingDir });
    return { baseUrl, plan, stop: () => stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
};
