import { createHash } from "node:crypto";
import type { embedHosts } from "../../features/embeds/hosts";

/**
 * Another host that pages may use, as a CSP host source (`https://example.com`), with the directive that it is for. It
 * holds for the whole site: the policy of the first page stays in force during navigation inside the site.
 */
export type CspSource = ReturnType<typeof embedHosts>[number];

/** CSP hash source of a text, over UTF-8 with normalised line ends as in browsers. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("base64")}'`;

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(" ");

/** The Content-Security-Policy for pages with these hashes of inline scripts, and these hosts. */
export const contentSecurityPolicy = (hashes: readonly string[], sources: readonly CspSource[]): string => {
  const hostsFor = (use: CspSource["use"]): string[] =>
    [...new Set(sources.filter((source) => source.use === use).map(({ host }) => host))].sort();
  const connections = hostsFor("connect");
  const frames = hostsFor("frame");
  return [
    directive("default-src", "'self'"),
    directive("script-src", "'self'", ...hashes, ...hostsFor("script")),
    directive("script-src-attr", "'none'"),
    directive("require-trusted-types-for", "'script'"),
    directive("style-src", "'self'", "'unsafe-inline'", ...hostsFor("style")),
    directive("img-src", "'self'", "data:", ...hostsFor("img")),
    // Without a host, default-src says the same.
    ...(connections.length > 0 ? [directive("connect-src", "'self'", ...connections)] : []),
    directive("frame-src", ...(frames.length > 0 ? frames : ["'none'"])),
    directive("form-action", "'self'", ...hostsFor("formAction")),
    directive("frame-ancestors", "'none'"),
    directive("object-src", "'none'"),
    directive("base-uri", "'none'"),
  ].join("; ");
};
