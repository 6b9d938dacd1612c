import type { HostingPlan } from "./plan";

/** Longest line that Cloudflare Pages reads; it would leave out a longer policy without a word. */
const MAX_LINE = 2000;

/**
 * `_redirects` for Netlify and Cloudflare Pages. Both pass the query string on; Cloudflare only to a target without its
 * own. `/foo/` needs no line if it is a page: both hosts redirect it to `/foo` for a file `foo.html`. Cloudflare
 * compares old addresses literally, so each is listed with and without trailing slash.
 */
export const netlifyRedirects = ({ redirects }: HostingPlan): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n${from}/ ${to} ${status}\n`).join("");

/** The headers of what matches a pattern, in which `*` stands for any characters. */
const rule = (pattern: string, headers: Readonly<Record<string, string>>): string[] => [
  pattern,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that two matching rules give, so no
 * header is in two rules for one path. HTML needs no cache rule: both hosts send `public, max-age=0, must-revalidate`
 * by default.
 * @throws if a line is too long for Cloudflare Pages, whichever host the build is for
 */
export const netlifyHeaders = (plan: HostingPlan): string => {
  const lines = [
    ...rule("/*", { ...plan.security, "Content-Security-Policy": plan.csp }),
    ...plan.immutable.flatMap((pattern) => rule(pattern, { "Cache-Control": plan.immutableRule })),
  ];
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > MAX_LINE) {
    throw new Error(`${longest} characters in a line of _headers, Cloudflare Pages reads ${MAX_LINE} at most`);
  }
  return lines.map((line) => `${line}\n`).join("");
};
