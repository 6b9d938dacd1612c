import { normalizePath } from "../lib/paths";

/** Path of the feed of the articles. */
export const FEED_PATH = "/rss.xml";

/**
 * Absolute address in its canonical form: no trailing slash, except for home.
 *
 * @param siteUrl address of the site, with or without trailing slash
 * @param path path on this site, or an address that is absolute already (returned as it is)
 */
export const absoluteUrl = (siteUrl: string, path: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(path) ? path : `${siteUrl.replace(/\/+$/, "")}${normalizePath(path)}`;
