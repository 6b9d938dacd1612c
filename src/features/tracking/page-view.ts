import { normalizePath } from "../../lib/paths";
import { cleanText, MAX_URL } from "./text";
import { timestamp, track } from "./track";

/** Takes the pathname that is shown and the title of its page; returns whether that was a new page. */
export type PageViewTracker = (pathname: string, title: string) => boolean;

/** One form for a pathname in events: no parameters, anchor or trailing slash, no e-mail addresses. */
export const pagePath = (pathname: string): string =>
  cleanText(normalizePath(/^[^?#]*/.exec(pathname)?.[0] || "/"), MAX_URL);

/**
 * Makes the tracker that sends a page_view for each change of pathname: the first page and every navigation, back and
 * forward included; none for anchors, parameters and links to the page itself (docs/agreement.md#events).
 */
export const createPageViewTracker = (): PageViewTracker => {
  let current: string | undefined;
  return (pathname, title) => {
    const path = pagePath(pathname);
    if (path === current) return false;
    current = path;
    track({ event: "page_view", page_path: path, page_title: title, timestamp: timestamp() });
    return true;
  };
};
