import { type CspSource, contentSecurityPolicy, hashSource } from "./csp";
import { addressOf } from "./prune";
import type { HostRedirect } from "./redirects";

/** Folder of everything that hosts need, from the project's root. */
export const HOSTING_DIR = ".hosting";

/** What a host must know besides the files. */
export interface HostingInput {
  siteUrl: string;
  redirects: readonly HostRedirect[];
  /** Texts of the site's inline scripts; the policy allows no other. */
  inlineScripts: readonly string[];
  sources: readonly CspSource[];
}

/** What its files add to that: their deployed names, and which of them are pages. */
export type PlanInput = HostingInput & Record<"files" | "pages", readonly string[]>;

const NOT_FOUND = "404.html";

/** Folders whose file names include a content hash. */
const HASHED_FOLDERS = ["static", "social"];

/** Scripts and style sheets of webpack: `app-92afc3b4ce1cb8dbf052.js`. */
const HASHED_FILE = /^[^/]+[-.][\da-f]{10,20}\.(?:js|css)$/;

/**
 * Patterns of files that never change: a wildcard if every file with an extension is hashed, else each file by name;
 * never two patterns for one file, as hosts join the values of a header that two rules give.
 */
const immutablePatterns = (files: readonly string[]): string[] => {
  const folders = HASHED_FOLDERS.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
  const byExtension = ["css", "js"].flatMap((extension) => {
    const all = files.filter((file) => file.endsWith(`.${extension}`));
    const hashed = all.filter((file) => HASHED_FILE.test(file));
    return hashed.length === all.length && all.length > 0 ? [`/*.${extension}`] : hashed.map((file) => `/${file}`);
  });
  return [...folders.map((folder) => `/${folder}/*`), ...byExtension];
};

/** Browser features that neither the site nor its embeds use. */
const UNUSED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "usb",
];

/** Two years; the HSTS preload list requires one. */
const HSTS_SECONDS = 63_072_000;

/**
 * Security headers of every response, except the policy.
 * @param hasFrames whether there are embeds of other hosts, which may open a window (payment, sign-in); `same-origin`
 * would cut it off
 */
const securityHeaders = (hasFrames: boolean): Readonly<Record<string, string>> => ({
  "Strict-Transport-Security": `max-age=${HSTS_SECONDS}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": hasFrames ? "same-origin-allow-popups" : "same-origin",
});

/** Plans how any host serves the site: redirects, headers, pages, the not-found page. */
export const hostingPlan = ({ siteUrl, redirects, files, pages, inlineScripts, sources }: PlanInput) => {
  return {
    siteUrl,
    redirects,
    /** Security headers of every response, without cache rules and policy. */
    security: securityHeaders(sources.some(({ use }) => use === "frame")),
    /** Cache rule of everything that matches no pattern in `immutable`: a new build shows at once. */
    revalidate: "public, max-age=0, must-revalidate",
    /** Patterns of files whose name changes with their content, and their cache rule: one year. */
    immutable: immutablePatterns(files),
    immutableRule: "public, max-age=31536000, immutable",
    /** Canonical path of each page, and its deployed file: `foo.html` for `/foo`. */
    pages: pages
      .map((file) => ({ path: file === NOT_FOUND ? `/${NOT_FOUND}` : addressOf(file), file }))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
    csp: contentSecurityPolicy(inlineScripts.map(hashSource).sort(), sources),
    /** File served with status 404 for unknown paths. */
    notFound: NOT_FOUND,
    /** HTML files that are not pages and keep their name (proofs of ownership). */
    plainHtml: files.filter((file) => file.endsWith(".html") && !pages.includes(file)).sort(),
  };
};

/** Everything a host must know to serve the site; the source of all host files. */
export type HostingPlan = ReturnType<typeof hostingPlan>;

/** A pattern such as `/static/*` as a regular expression. */
export const expressionOf = (pattern: string): string =>
  `^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`;

/** The `Cache-Control` of a file. */
export const cacheRule = (plan: HostingPlan, file: string): string =>
  plan.immutable.some((pattern) => new RegExp(expressionOf(pattern)).test(`/${file}`))
    ? plan.immutableRule
    : plan.revalidate;
