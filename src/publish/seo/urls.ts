import { normalizePath } from "../../lib/paths";

export const FEED_PATH = "/rss.xml";

/**
 * Canonical absolute address: no trailing slash, except for home.
 * @param siteUrl address of the site, with or without trailing slash
 */
export const absoluteUrl = (siteUrl: string, path: string): string =>
  `${siteUrl.replace(/\/+$/, "")}${normalizePath(path)}`;
