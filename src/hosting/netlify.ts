import { headerRules } from "./plan";
import type { HostingPlan } from "./types";

/** Limits of Cloudflare Pages, the narrower of the two hosts that read these files. */
const MAX_HEADER_RULES = 100;
const MAX_LINE = 2000;
const MAX_REDIRECTS = 2000;

const stopAt = (limit: number, count: number, what: string): void => {
  if (count > limit) {
    throw new Error(`${count} ${what}, Cloudflare Pages reads ${limit} at most`);
  }
};

/**
 * `_redirects` for Netlify and Cloudflare Pages; both pass the query string on, Cloudflare to a target without a query of
 * its own alone. `/foo/` needs no line where it is a
 * page: both hosts redirect it to `/foo` when the file is `foo.html`. Cloudflare compares old addresses to the letter,
 * so each stands with and without trailing slash.
 */
export const netlifyRedirects = (plan: HostingPlan): string => {
  const lines = plan.redirects.flatMap(({ from, to, status }) => [
    `${from} ${to} ${status}`,
    `${from}/ ${to} ${status}`,
  ]);
  stopAt(MAX_REDIRECTS, lines.length, "lines in _redirects");
  return lines.map((line) => `${line}\n`).join("");
};

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that two matching rules give, so no
 * header stands in two rules for one path. HTML has no cache rule here, as `public, max-age=0, must-revalidate` is what
 * both hosts send by themselves.
 */
export const netlifyHeaders = (plan: HostingPlan): string => {
  const rules = headerRules(plan);
  stopAt(MAX_HEADER_RULES, rules.length, "rules in _headers");
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  stopAt(MAX_LINE, Math.max(...lines.map((line) => line.length)), "characters in a line of _headers");
  return lines.map((line) => `${line}\n`).join("");
};
