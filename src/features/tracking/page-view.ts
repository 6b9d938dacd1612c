import { normalizePath } from "../../lib/paths";
import { cleanText, MAX_URL } from "./text";
import { timestamp, track } from "./track";

/** One form for a pathname in events: no parameters, anchor or trailing slash, no e-mail addresses. */
export const pagePath = (pathname: string): string =>
  cleanText(normalizePath(/^[^?#]*/.exec(pathname)?.[0] || "/"), MAX_URL);

/**
 * Makes the tracker that sends a page_view for each change of pathname: the first page and every navigation, back and
 * forward included; none for anchors, parameters and links to the page itself (docs/agreement.md#events). It returns whether
 * that was a new page.
 */
export const createPageViewTracker = () => {
  let current: string | undefined;
  return (pathname: string, title: string): boolean => {
    const path = pagePath(pathname);
    if (path === current) return false;
    current = path;
    track({ event: "page_view", page_path: path, page_title: title, timestamp: timestamp() });
    return true;
  };
};
