import { type CspSources, contentSecurityPolicy, hashSource } from "./csp";
import { pathOfFile } from "./prune";
import { planRedirects, type RedirectRoute } from "./redirects";
import { securityHeaders } from "./security-headers";
import type { HeaderRule, HostingPlan } from "./types";

/** What the plan is made of. */
export interface PlanInput {
  /** Address of the site, without trailing slash. */
  siteUrl: string;
  redirects: readonly RedirectRoute[];
  /** Every deployed file, from the deployed folder. */
  files: readonly string[];
  /** HTML files that Gatsby rendered. */
  pages: readonly string[];
  /** Texts of the inline scripts that the site puts into its pages. */
  inlineScripts: Iterable<string>;
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
const HASHED_FILE = /^[^/]+[-.][\da-f]{10,20}\.(?:js|css)$/;

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

/**
 * Plans how the site is served, on whatever host: redirects, headers, pages, the not-found page.
 *
 * @throws when there is no not-found page
 */
export const hostingPlan = (input: PlanInput): HostingPlan => {
  const { siteUrl, redirects, files, pages, sources } = input;
  if (!files.includes(NOT_FOUND)) {
    throw new Error(`No ${NOT_FOUND}: the site needs a not-found page (src/templates/not-found.tsx)`);
  }
  const inlineScripts = [...input.inlineScripts].map(hashSource).sort();
  const hosted = pages.map((file) => ({ path: canonicalPath(file), file }));
  const pageFiles = new Set(pages);
  return {
    siteUrl,
    redirects: planRedirects(redirects),
    security: securityHeaders(sources.frame.length > 0),
    revalidate: REVALIDATE,
    immutable: immutablePatterns(files),
    immutableRule: IMMUTABLE,
    pages: hosted.sort((one, other) => (one.path < other.path ? -1 : 1)),
    inlineScripts,
    csp: contentSecurityPolicy(inlineScripts, sources),
    notFound: NOT_FOUND,
    plainHtml: files.filter((file) => file.endsWith(".html") && !pageFiles.has(file)).sort(),
  };
};

/** Whether a pattern such as `/static/*` means a file of the deployed folder. */
export const matches = (pattern: string, file: string): boolean => {
  const [start = "", end] = pattern.split("*");
  const address = `/${file}`;
  return end === undefined ? address === pattern : address.startsWith(start) && address.endsWith(end);
};

/** Cache rule of a file, from the deployed folder. */
export const cacheRule = (plan: HostingPlan, file: string): string =>
  plan.immutable.some((pattern) => matches(pattern, file)) ? plan.immutableRule : plan.revalidate;

/** The plan's headers as rules that do not overlap in any header. */
export const headerRules = (plan: HostingPlan): HeaderRule[] => [
  { pattern: "/*", headers: { ...plan.security, "Content-Security-Policy": plan.csp } },
  ...plan.immutable.map((pattern) => ({ pattern, headers: { "Cache-Control": plan.immutableRule } })),
];
