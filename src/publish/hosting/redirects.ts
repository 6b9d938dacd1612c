import { normalizePath } from "../../lib/paths";
import type { HostRedirect } from "./types";

const pathPart = (target: string): string => normalizePath(target.replace(/[?#].*$/, ""));

/** In ASCII without `$`: nginx sends other characters unencoded, and reads `$` as a variable. */
const inAscii = (target: string): string => target.replaceAll(/[^!-~]|["$]/gu, encodeURIComponent);

const checked = (redirect: HostRedirect): HostRedirect => {
  const from = normalizePath(redirect.from);
  if (!/^\/[^\s*:?#"\\$\p{Cc}\p{Cs}]+$/u.test(from) || from.startsWith("//")) {
    throw new Error(`Redirect from "${redirect.from}": not a plain path of this site`);
  }
  if (!/^(?:\/(?!\/)|https:\/\/)[^\s\\\p{Cc}\p{Cs}]*$/u.test(redirect.to)) {
    throw new Error(
      `Redirect from "${redirect.from}" to "${redirect.to}": not a path of this site nor an https address`,
    );
  }
  return { ...redirect, from, to: inAscii(redirect.to) };
};

/** Follows redirects to redirects, so that every old address needs one hop. */
const lastTarget = (redirect: HostRedirect, byPath: ReadonlyMap<string, HostRedirect>): string => {
  const seen = new Set([redirect.from]);
  let { to } = redirect;
  for (let next = byPath.get(pathPart(to)); next; next = byPath.get(pathPart(to))) {
    if (seen.has(next.from)) {
      throw new Error(`Redirect from "${redirect.from}" leads back to "${next.from}"`);
    }
    seen.add(next.from);
    to = next.to;
  }
  return to;
};

/**
 * The redirects of a site, sorted, each in one hop.
 * @throws for a redirect that hosts interpret differently, a loop, or a duplicate
 */
export const planRedirects = (rows: readonly HostRedirect[]): HostRedirect[] => {
  const redirects = rows.map(checked);
  const byPath = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  if (byPath.size !== redirects.length) {
    const twice = redirects.find((redirect) => byPath.get(redirect.from) !== redirect);
    throw new Error(`Redirect from "${twice?.from}" stands twice`);
  }
  return redirects
    .map((redirect) => ({ ...redirect, to: lastTarget(redirect, byPath) }))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
};
