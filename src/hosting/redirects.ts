import { normalizePath } from "../lib/paths";
import type { HostRedirect, RedirectStatus } from "./types";

/** A redirect as Gatsby hands it to adapters. */
export interface RedirectRoute {
  path: string;
  toPath: string;
  status: number;
}

const STATUSES: readonly RedirectStatus[] = [301, 302, 307, 308];

const isStatus = (status: number): status is RedirectStatus => STATUSES.some((known) => known === status);

const pathPart = (target: string): string => normalizePath(target.replace(/[?#].*$/, ""));

/** In plain ASCII: nginx sends any other character as it is, and reads `$` as the start of a variable. */
const inAscii = (target: string): string => target.replaceAll(/[^!-~]|["$]/gu, encodeURIComponent);

const checked = ({ path, toPath, status }: RedirectRoute): HostRedirect => {
  const from = normalizePath(path);
  if (!/^\/[^\s*:?#"\\$\p{Cc}\p{Cs}]+$/u.test(from) || from.startsWith("//")) {
    throw new Error(`Redirect from "${path}": not a plain path of this site`);
  }
  if (!/^(?:\/(?!\/)|https:\/\/)[^\s\\\p{Cc}\p{Cs}]*$/u.test(toPath)) {
    throw new Error(`Redirect from "${path}" to "${toPath}": not a path of this site nor an https address`);
  }
  if (!isStatus(status)) {
    throw new Error(`Redirect from "${path}": status ${status} is none of ${STATUSES.join(", ")}`);
  }
  return { from, to: inAscii(toPath), status };
};

/** Follows redirects that lead to redirects, so that every old address needs one hop. */
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
 *
 * @throws for a redirect that hosts would understand differently, that leads to itself or that stands twice
 */
export const planRedirects = (routes: readonly RedirectRoute[]): HostRedirect[] => {
  const redirects = routes.map(checked);
  const byPath = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  if (byPath.size !== redirects.length) {
    const twice = redirects.find((redirect) => byPath.get(redirect.from) !== redirect);
    throw new Error(`Redirect from "${twice?.from}" stands twice`);
  }
  return redirects
    .map((redirect) => ({ ...redirect, to: lastTarget(redirect, byPath) }))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
};
