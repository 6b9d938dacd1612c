import { absoluteUrl, FEED_PATH } from "../seo/urls";
import { element, escapeXml } from "../xml";

type FeedChannel = Record<"title" | "description" | "siteUrl" | "listPath", string>;

export interface FeedItem {
  path: string;
  title: string;
  excerpt: string;
  /** Day of publication (YYYY-MM-DD), if known. */
  date?: string | null;
  author: string;
  category: string;
}

/** `2024-03-20` → "Wed, 20 Mar 2024 00:00:00 GMT" (RFC 822 with four-digit year, as in RSS 2.0). */
const rfc822Date = (isoDate: string): string => new Date(`${isoDate}T00:00:00Z`).toUTCString();

/** Lines of XML; empty ones are left out. */
const lines = (...parts: readonly string[]): string => parts.filter(Boolean).join("\n");

const newestFirst = (a: FeedItem, b: FeedItem) =>
  (b.date ?? "").localeCompare(a.date ?? "") || (a.path < b.path ? -1 : 1);

const itemXml = (siteUrl: string, { path, title, excerpt, date, author, category }: FeedItem): string => {
  const url = absoluteUrl(siteUrl, path);
  return lines(
    "<item>",
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    date ? element("pubDate", rfc822Date(date)) : "",
    element("dc:creator", author),
    element("category", category),
    element("description", excerpt),
    "</item>",
  );
};

/**
 * RSS 2.0, newest first; articles without a date come last, without pubDate. lastBuildDate is the
 * newest date in the feed, so that equal input gives an equal file.
 */
export const rssFeed = (channel: FeedChannel, items: readonly FeedItem[]): string => {
  const sorted = [...items].sort(newestFirst);
  const [newest] = sorted;
  const feed = lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", channel.title),
    element("link", absoluteUrl(channel.siteUrl, channel.listPath)),
    `<atom:link href="${escapeXml(absoluteUrl(channel.siteUrl, FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    element("description", channel.description),
    element("language", "nl"),
    newest?.date ? element("lastBuildDate", rfc822Date(newest.date)) : "",
    ...sorted.map((item) => itemXml(channel.siteUrl, item)),
    "</channel>",
    "</rss>",
  );
  return `${feed}\n`;
};
