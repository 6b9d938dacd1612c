import type { Host } from "./host";
import { headerRules } from "./plan";
import type { HostingPlan } from "./types";

/** Limits of Cloudflare Pages; Netlify knows none that a site of ours comes near. */
const MAX_HEADER_RULES = 100;
const MAX_LINE = 2000;
const MAX_REDIRECTS = 2000;

const stopAt = (host: Host, limit: number, count: number, what: string): void => {
  if (host === "cloudflare" && count > limit) {
    throw new Error(`${count} ${what}, Cloudflare Pages reads ${limit} at most`);
  }
};

/**
 * `_redirects` for Netlify and Cloudflare Pages; both pass the query string on, Cloudflare to a target without a query of
 * its own alone. `/foo/` needs no line where it is a page: both hosts redirect it to `/foo` when the file is `foo.html`.
 * Cloudflare compares old addresses to the letter, so each stands with and without trailing slash.
 *
 * @throws for Cloudflare Pages when it would not read all lines
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
 * header stands in two rules for one path. HTML has no cache rule here, as `public, max-age=0, must-revalidate` is what
 * both hosts send by themselves.
 *
 * @throws for Cloudflare Pages when it would not read all rules, or a whole line
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
