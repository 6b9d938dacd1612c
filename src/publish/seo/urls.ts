import { normalizePath } from "../../lib/paths";

export const FEED_PATH = "/rss.xml";

/**
 * Canonical absolute address: no trailing slash, except for home.
 * @param siteUrl address of the site, with or without trailing slash
 * @param path path on this site, or an absolute address, which is returned unchanged
 */
export const absoluteUrl = (siteUrl: string, path: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(path) ? path : `${siteUrl.replace(/\/+$/, "")}${normalizePath(path)}`;
