import { absoluteUrl } from "./urls";

/** First file of gatsby-plugin-sitemap. */
const SITEMAP_FILE = "/sitemap-index.xml";

/**
 * Text of robots.txt. Nothing is disallowed: a crawler that may not fetch a page never sees its noindex, and would list
 * the bare address.
 */
export const robotsTxt = (siteUrl: string): string =>
  ["User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl(siteUrl, SITEMAP_FILE)}`, ""].join("\n");
