import { createHash } from "node:crypto";
import { embedHosts } from "../../features/embeds/hosts";

/** Another host that pages may use (`https://example.com`), with the directive that it is for. */
export type CspSource = ReturnType<typeof embedHosts>[number];

/**
 * Google's list for Tag Manager and Analytics 4 (https://developers.google.com/tag-platform/security/guides/csp); the
 * hosts of advertising tags in the container are added here.
 */
const TAG_MANAGER: readonly CspSource[] = [
  { use: "script", host: "https://*.googletagmanager.com" },
  { use: "img", host: "https://*.googletagmanager.com" },
  { use: "img", host: "https://*.google-analytics.com" },
  { use: "connect", host: "https://*.googletagmanager.com" },
  { use: "connect", host: "https://*.google-analytics.com" },
  { use: "connect", host: "https://*.analytics.google.com" },
];

/**
 * Hosts for the policy, from the configured accounts.
 * @param tagManagerId container id of the tag manager, where there is one
 * @param embeds the fields of each integration that decide what its embed may load
 */
export const cspSources = (
  tagManagerId: string | undefined,
  embeds: readonly Parameters<typeof embedHosts>[0][],
): CspSource[] => [...(tagManagerId ? TAG_MANAGER : []), ...embeds.flatMap(embedHosts)];

/** CSP hash source of a text, over UTF-8 with normalised line ends as in browsers. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("base64")}'`;

/**
 * The Content-Security-Policy for pages with these hashes of inline scripts, and these other hosts. It holds for the whole
 * site: the policy of the first page stays in force during navigation inside the site.
 */
export const contentSecurityPolicy = (hashes: readonly string[], sources: readonly CspSource[]): string => {
  const hostsFor = (use: CspSource["use"]): string[] =>
    [...new Set(sources.filter((source) => source.use === use).map(({ host }) => host))].sort();
  const connections = hostsFor("connect");
  const frames = hostsFor("frame");
  const directives = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...hashes, ...hostsFor("script")],
    ["script-src-attr", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["style-src", "'self'", "'unsafe-inline'", ...hostsFor("style")],
    ["img-src", "'self'", "data:", ...hostsFor("img")],
    // Without a host, default-src says the same.
    ...(connections.length > 0 ? [["connect-src", "'self'", ...connections]] : []),
    ["frame-src", ...(frames.length > 0 ? frames : ["'none'"])],
    ["form-action", "'self'", ...hostsFor("formAction")],
    ["frame-ancestors", "'none'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
};
