import type { Host } from "./host";
import { type HostingPlan, headerRules } from "./plan";

/** Limits of Cloudflare Pages; those of Netlify are far away. */
const MAX_HEADER_RULES = 100;
const MAX_LINE = 2000;
const MAX_REDIRECTS = 2000;

const stopAt = (host: Host, limit: number, count: number, what: string): void => {
  if (host === "cloudflare" && count > limit) {
    throw new Error(`${count} ${what}, Cloudflare Pages reads ${limit} at most`);
  }
};

/**
 * `_redirects` for Netlify and Cloudflare Pages. Both pass the query string on; Cloudflare only to a target without its
 * own. `/foo/` needs no line if it is a page: both hosts redirect it to `/foo` for a file `foo.html`. Cloudflare
 * compares old addresses literally, so each is listed with and without trailing slash.
 * @throws for Cloudflare Pages if there are too many lines
 */
export const netlifyRedirects = (plan: HostingPlan, host: Host): string => {
  const lines = plan.redirects.flatMap(({ from, to, status }) => [
    `${from} ${to} ${status}`,
    `${from}/ ${to} ${status}`,
  ]);
  stopAt(host, MAX_REDIRECTS, lines.length, "lines in _redirects");
  return lines.map((line) => `${line}\n`).join("");
};

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that two matching rules give, so no
 * header is in two rules for one path. HTML needs no cache rule: both hosts send `public, max-age=0, must-revalidate`
 * by default.
 * @throws for Cloudflare Pages if there are too many rules, or a line is too long
 */
export const netlifyHeaders = (plan: HostingPlan, host: Host): string => {
  const rules = headerRules(plan);
  stopAt(host, MAX_HEADER_RULES, rules.length, "rules in _headers");
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  stopAt(host, MAX_LINE, Math.max(...lines.map((line) => line.length)), "characters in a line of _headers");
  return lines.map((line) => `${line}\n`).join("");
};
