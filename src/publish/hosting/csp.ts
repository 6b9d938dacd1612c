import { createHash } from "node:crypto";

/**
 * Other hosts that pages may use, by directive, as CSP host sources (`https://example.com`). They hold for the whole
 * site: the policy of the first page stays in force during navigation inside the site.
 */
export type CspSources = Readonly<
  Record<"script" | "style" | "img" | "font" | "connect" | "frame" | "formAction", readonly string[]>
>;

export const NO_SOURCES: CspSources = {
  script: [],
  style: [],
  img: [],
  font: [],
  connect: [],
  frame: [],
  formAction: [],
};

/** CSP hash source of a text, over UTF-8 with normalised line ends as in browsers. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("base64")}'`;

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(" ");

/** A directive with hosts; nothing without, as `default-src 'self'` covers it. */
const beyondDefault = (name: string, hosts: readonly string[]): string[] =>
  hosts.length > 0 ? [directive(name, "'self'", ...hosts)] : [];

/** The Content-Security-Policy for pages with these hashes of inline scripts, and these hosts. */
export const contentSecurityPolicy = (hashes: readonly string[], sources: CspSources): string =>
  [
    directive("default-src", "'self'"),
    directive("script-src", "'self'", ...hashes, ...sources.script),
    directive("script-src-attr", "'none'"),
    directive("require-trusted-types-for", "'script'"),
    directive("style-src", "'self'", "'unsafe-inline'", ...sources.style),
    directive("img-src", "'self'", "data:", ...sources.img),
    ...beyondDefault("font-src", sources.font),
    ...beyondDefault("connect-src", sources.connect),
    directive("frame-src", ...(sources.frame.length > 0 ? sources.frame : ["'none'"])),
    directive("form-action", "'self'", ...sources.formAction),
    directive("frame-ancestors", "'none'"),
    directive("object-src", "'none'"),
    directive("base-uri", "'none'"),
  ].join("; ");
