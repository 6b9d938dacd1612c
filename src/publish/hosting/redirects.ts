import { normalizePath } from "../../lib/paths";

/** A redirect; the visitor's query string is passed on, the target's anchor stays. */
export interface HostRedirect {
  /** Path without trailing slash; the path with one redirects too. */
  from: string;
  /** Path with optional query and anchor, or an external address. */
  to: string;
  status: 301 | 302;
}

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

/**
 * The redirects of a site, sorted. The check of the content refuses an old address that stands twice or leads to another
 * old address.
 * @throws for a redirect that hosts interpret differently
 */
export const planRedirects = (rows: readonly HostRedirect[]): HostRedirect[] =>
  rows.map(checked).sort((one, other) => (one.from < other.from ? -1 : 1));
