import { normalizePath } from "../../lib/paths";
import { cleanText, MAX_URL } from "./text";

/** One form for a pathname in events: no parameters, anchor or trailing slash, no e-mail addresses. */
export const pagePath = (pathname: string): string =>
  cleanText(normalizePath(/^[^?#]*/.exec(pathname)?.[0] || "/"), MAX_URL);
