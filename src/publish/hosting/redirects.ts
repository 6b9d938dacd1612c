/** A redirect; the visitor's query string is passed on, the target's anchor stays. */
export interface HostRedirect {
  /** Path without trailing slash; the path with one redirects too. */
  from: string;
  /** Path with optional query and anchor, or an external address. */
  to: string;
  status: 301 | 302;
}

/**
 * In ASCII without `$`: nginx sends other characters unencoded, and reads `$` as a variable. Half a character, which cannot
 * be encoded, is read as U+FFFD.
 */
const inAscii = (target: string): string =>
  String(Buffer.from(target)).replaceAll(/[^!-~]|["$\\]/gu, encodeURIComponent);

/**
 * The redirects of a site, sorted. The check of the content refuses what is no plain path or link, and an old address that
 * stands twice or leads to another old address.
 */
export const planRedirects = (rows: readonly HostRedirect[]): HostRedirect[] =>
  rows
    .map(({ from, to, status }) => ({ from, to: inAscii(to), status }))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
