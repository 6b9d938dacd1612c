import { type CspSources, contentSecurityPolicy, type PageScripts } from "./csp";
import { pathOfFile } from "./prune";
import { planRedirects, type RedirectRoute } from "./redirects";
import { securityHeaders } from "./security-headers";
import type { HeaderRule, HostedPage, HostingPlan } from "./types";

/** A page as it was read from the deployed folder. */
export interface PlannedPage {
  /** File from the deployed folder. */
  file: string;
  scripts: PageScripts;
}

/** What the plan is made of. */
export interface PlanInput {
  /** Address of the site, without trailing slash. */
  siteUrl: string;
  redirects: readonly RedirectRoute[];
  /** Every deployed file, from the deployed folder. */
  files: readonly string[];
  /** HTML files that Gatsby rendered. */
  pages: readonly PlannedPage[];
  sources: CspSources;
}

const NOT_FOUND = "404.html";

/** Checked by browser and CDN on every view, so that a new build is seen at once. */
const REVALIDATE = "public, max-age=0, must-revalidate";

/** One year: the name of such a file changes with its content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Folders whose file names hold a content hash: webpack's assets and images, and social images. */
const HASHED_FOLDERS = ["static", "social"];

/** Scripts and style sheets of webpack, and the shared chunk mapping: `app-92afc3b4ce1cb8dbf052.js`. */
const HASHED_FILE = /^[^/]+[-.][\da-f]{20}\.(?:js|css)$/;

/**
 * Patterns of files that never change. A wildcard where every file with that extension is hashed, else each file by
 * name; never two patterns for one file, as hosts join the values of a header that two rules give.
 */
export const immutablePatterns = (files: readonly string[]): string[] => {
  const folders = HASHED_FOLDERS.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
  const byExtension = ["css", "js"].flatMap((extension) => {
    const all = files.filter((file) => file.endsWith(`.${extension}`));
    const hashed = all.filter((file) => HASHED_FILE.test(file));
    return hashed.length === all.length && all.length > 0 ? [`/*.${extension}`] : hashed.map((file) => `/${file}`);
  });
  return [...folders.map((folder) => `/${folder}/*`), ...byExtension];
};

const canonicalPath = (file: string): string =>
  file === NOT_FOUND ? `/${NOT_FOUND}` : pathOfFile(file).replace(/\.html$/, "");

/** Whether a host source of the policy covers an origin; `https://*.example.com` covers every host below it. */
const covers = (source: string, origin: string): boolean =>
  source === origin || (source.startsWith("https://*.") && origin.endsWith(source.slice("https://*".length)));

const hostedPage = ({ file, scripts }: PlannedPage, sources: CspSources): HostedPage => {
  if (scripts.faults.length > 0) {
    throw new Error(`${file}: the security policy would block ${scripts.faults.join(", ")}`);
  }
  const foreign = scripts.hosts.filter((host) => !sources.script.some((source) => covers(source, host)));
  if (foreign.length > 0) {
    throw new Error(`${file}: scripts from ${foreign.join(", ")}, which is not among the configured hosts`);
  }
  return { path: canonicalPath(file), file, csp: contentSecurityPolicy(scripts.hashes, sources) };
};

/**
 * Plans how the site is served, on whatever host: redirects, headers, pages, the not-found page.
 *
 * @throws when a page holds what its policy would block, or when there is no not-found page
 */
export const hostingPlan = ({ siteUrl, redirects, files, pages, sources }: PlanInput): HostingPlan => {
  if (!files.includes(NOT_FOUND)) {
    throw new Error(`No ${NOT_FOUND}: the site needs a not-found page (src/pages/404.tsx)`);
  }
  const planned = redirects.length > 0 ? planRedirects(redirects) : [];
  const hosted = pages.map((page) => hostedPage(page, sources)).sort((one, other) => (one.path < other.path ? -1 : 1));
  const pageFiles = new Set(pages.map(({ file }) => file));
  return {
    siteUrl,
    redirects: planned,
    security: securityHeaders(sources.frame.length > 0),
    revalidate: REVALIDATE,
    immutable: immutablePatterns(files),
    immutableRule: IMMUTABLE,
    pages: hosted,
    csp: contentSecurityPolicy(
      pages.flatMap(({ scripts }) => scripts.hashes),
      sources,
    ),
    notFound: NOT_FOUND,
    plainHtml: files.filter((file) => file.endsWith(".html") && !pageFiles.has(file)).sort(),
  };
};

const matches = (pattern: string, path: string): boolean => {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
};

/** Cache rule of a file, from the deployed folder. */
export const cacheRule = (plan: HostingPlan, file: string): string =>
  plan.immutable.some((pattern) => matches(pattern, `/${file}`)) ? plan.immutableRule : plan.revalidate;

/** The plan's headers as rules that do not overlap in any header, for hosts with one policy for all pages. */
export const headerRules = (plan: HostingPlan): HeaderRule[] => [
  { pattern: "/*", headers: { ...plan.security, "Content-Security-Policy": plan.csp } },
  ...plan.immutable.map((pattern) => ({ pattern, headers: { "Cache-Control": plan.immutableRule } })),
];
