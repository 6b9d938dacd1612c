import type { HostingPlan, HostRedirect } from "./types";

/** Longest key that surely fits in nginx's default bucket of a `map`. */
const SAFE_KEY = 40;
const SAFE_COUNT = 1000;

/** Security headers that apply to files other than documents. */
const FILE_HEADERS = ["Strict-Transport-Security", "X-Content-Type-Options"];

const quote = (value: string): string => `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

const map = (source: string, variable: string, fallback: string, entries: readonly (readonly [string, string])[]) => [
  `map ${source} ${variable} {`,
  `  default ${fallback};`,
  ...entries.map(([key, value]) => `  ${quote(key)} ${value};`),
  "}",
];

/** A redirect's target with the visitor's query string, after its own query and before the anchor. */
const target = (to: string): string => {
  const [address = "", ...anchor] = to.split("#");
  const query = address.includes("?") ? "$site_more_args" : "$is_args$args";
  return `"${address}${query}${anchor.length > 0 ? `#${anchor.join("#")}` : ""}"`;
};

const statusVariable = (status: number): string => `$site_redirect_${status}`;

const redirectMaps = (redirects: readonly HostRedirect[], statuses: readonly number[]): string[] =>
  statuses.flatMap((status) => {
    const entries = redirects
      .filter((redirect) => redirect.status === status)
      .flatMap(({ from, to }) => [[from, target(to)] as const, [`${from}/`, target(to)] as const]);
    return map("$uri", statusVariable(status), '""', entries);
  });

const location = (pattern: string): string => {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return pattern.includes("*") ? `~ "^${escaped}$"` : `= ${quote(pattern)}`;
};

const addHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

/** Hashed files: kept for a year, without the headers for documents (1 KB each). */
const immutableLocations = ({ immutable, immutableRule, security }: HostingPlan): string[] => {
  const forFiles = Object.fromEntries(Object.entries(security).filter(([name]) => FILE_HEADERS.includes(name)));
  return immutable.flatMap((pattern) => [
    `location ${location(pattern)} {`,
    ...addHeaders({ ...forFiles, "Cache-Control": immutableRule }).map((line) => `  ${line}`),
    "  try_files $uri =404;",
    "}",
  ]);
};

/** Hash sizes for long or many keys; small sites need none. */
const hashSizes = (keys: readonly string[]): string[] => {
  const longest = Math.max(0, ...keys.map((key) => key.length));
  return [
    ...(longest > SAFE_KEY ? [`map_hash_bucket_size ${2 ** Math.ceil(Math.log2(longest + 24))};`] : []),
    ...(keys.length > SAFE_COUNT ? [`map_hash_max_size ${2 ** Math.ceil(Math.log2(keys.length * 2))};`] : []),
  ];
};

const locations = (plan: HostingPlan): string[] => [
  "location = / {",
  "  try_files /index.html =404;",
  "}",
  "",
  ...immutableLocations(plan),
  "",
  "# Pages are files: /foo is foo.html. A folder without a page is not found.",
  "location / {",
  "  try_files $uri $uri.html =404;",
  "}",
  "",
  "# One form for every page: /foo/ and /foo.html lead to /foo, where that page exists.",
  'location ~ "^(?<site_page>/.+?)(?:/+|/index\\.html|\\.html)$" {',
  "  if (-f $document_root$site_page.html) {",
  "    return 301 $site_page$is_args$args;",
  "  }",
  "  return 404;",
  "}",
  "location = /index.html {",
  "  return 301 /$is_args$args;",
  "}",
  "",
  "# The not-found page, with its status; not to be asked for by itself.",
  `error_page 404 /${plan.notFound};`,
  `location = /${plan.notFound} {`,
  "  internal;",
  "}",
  `location = /${plan.notFound.replace(/\.html$/, "")} {`,
  "  return 404;",
  "}",
  "",
  "# Rules for other hosts.",
  "location ~ ^/_(?:headers|redirects)$ {",
  "  return 404;",
  "}",
  "location ~ \\.webmanifest$ {",
  "  types { }",
  "  default_type application/manifest+json;",
  "}",
  ...plan.plainHtml.flatMap((file) => ["", `location = ${quote(`/${file}`)} {`, "}"]),
];

/**
 * Site file for nginx, in `conf.d` or `sites-enabled`. Compressed files are beside the originals; brotli is served if a
 * file matching `site-brotli*.conf` is beside nginx.conf (see {@link nginxBrotli}).
 */
export const nginxSite = (plan: HostingPlan): string => {
  const statuses = [...new Set(plan.redirects.map(({ status }) => status))].sort();
  const keys = plan.redirects.map(({ from }) => `${from}/`);
  const server = [
    "listen 80;",
    `server_name ${new URL(plan.siteUrl).hostname};`,
    "root /var/www/site;",
    "",
    "server_tokens off;",
    "absolute_redirect off;",
    "charset utf-8;",
    "gzip off;",
    "gzip_static on;",
    "gzip_vary on;",
    "include site-brotli*.conf;",
    "",
    ...addHeaders({ ...plan.security, "Content-Security-Policy": plan.csp, "Cache-Control": plan.revalidate }),
    "",
    ...statuses.flatMap((status) => [
      `if (${statusVariable(status)}) {`,
      `  return ${status} ${statusVariable(status)};`,
      "}",
    ]),
    "",
    ...locations(plan),
  ];
  const lines = [
    "# Generated by the build from one hosting plan. Adapt `listen`, `server_name` and `root`; add TLS.",
    ...hashSizes(keys),
    "",
    ...map("$args", "$site_more_args", '"&$args"', [["", '""']]),
    ...redirectMaps(plan.redirects, statuses),
    "",
    "server {",
    ...server.map((line) => (line ? `  ${line}` : "")),
    "}",
  ];
  return `${lines.join("\n").replaceAll(/\n{3,}/g, "\n\n")}\n`;
};

/** Include for nginx with the module brotli_static (Debian: libnginx-mod-http-brotli-static). */
export const nginxBrotli = (): string => "brotli_static on;\n";
