import { createHash } from "node:crypto";

/**
 * Hosts that pages may use beside their own, by directive, as CSP host sources (`https://example.com`).
 * They hold for the whole site: after a click inside the site the policy of the first page stays in force.
 */
export interface CspSources {
  script: readonly string[];
  style: readonly string[];
  img: readonly string[];
  font: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  formAction: readonly string[];
}

/** Sources of a site that uses nothing but its own files. */
export const NO_SOURCES: CspSources = {
  script: [],
  style: [],
  img: [],
  font: [],
  connect: [],
  frame: [],
  formAction: [],
};

/** CSP hash source of a text, as a browser computes it: over UTF-8, with line ends normalised. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("base64")}'`;

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(" ");

/** A directive that says more than `default-src 'self'`, or nothing: the policy travels with every page. */
const beyondDefault = (name: string, hosts: readonly string[]): string[] =>
  hosts.length > 0 ? [directive(name, "'self'", ...unique(hosts))] : [];

/** The Content-Security-Policy for pages with inline scripts of these hashes, and with these hosts. */
export const contentSecurityPolicy = (hashes: readonly string[], sources: CspSources): string =>
  [
    directive("default-src", "'self'"),
    directive("script-src", "'self'", ...unique(hashes), ...unique(sources.script)),
    directive("script-src-attr", "'none'"),
    directive("require-trusted-types-for", "'script'"),
    directive("style-src", "'self'", "'unsafe-inline'", ...unique(sources.style)),
    directive("img-src", "'self'", "data:", ...unique(sources.img)),
    ...beyondDefault("font-src", sources.font),
    ...beyondDefault("connect-src", sources.connect),
    directive("frame-src", ...(sources.frame.length > 0 ? unique(sources.frame) : ["'none'"])),
    directive("form-action", "'self'", ...unique(sources.formAction)),
    directive("frame-ancestors", "'none'"),
    directive("object-src", "'none'"),
    directive("base-uri", "'none'"),
  ].join("; ");
