import { normalizePath } from "../../lib/paths";
import { SOURCE_FIELDS } from "./events";

const EMAIL_ADDRESS = /[^\s/?#&=:;,<>]+(?:@|%40)[^\s/?#&=:;,<>]+/gi;

const MAX_TEXT = 200;

/** Longest address or path that is recorded. */
export const MAX_URL = 500;

/** What lies behind this many characters is cut off before e-mail addresses are looked for. */
const MAX_INPUT = 2000;

/** Makes a text or the target of a link fit to be recorded: at most `max` characters, and without e-mail addresses. */
export const cleanText = (text: string, max = MAX_TEXT): string =>
  text.slice(0, MAX_INPUT).replace(EMAIL_ADDRESS, "").slice(0, max);

/** One form for a pathname in events: no parameters, anchor or trailing slash, no e-mail addresses. */
export const pagePath = (pathname: string): string =>
  cleanText(normalizePath(/^[^?#]*/.exec(pathname)?.[0] || "/"), MAX_URL);

const isCampaignParameter = (pair: string): boolean =>
  SOURCE_FIELDS.some((field) => field !== "url" && field !== "referrer" && pair.startsWith(`${field}=`));

/**
 * Makes the address of a visit fit to be recorded: of its parameters only those of campaigns, as others may hold names and
 * e-mail addresses. Empty if it is not an address.
 */
export const cleanUrl = (address: string): string => {
  try {
    const { protocol, host, pathname, search, hash } = new URL(address);
    const query = search.slice(1).split("&").filter(isCampaignParameter).join("&");
    const anchor = /^#[\w-]+$/.test(hash) ? hash : "";
    return cleanText(`${protocol}//${host}${pathname}${query && `?${query}`}${anchor}`, MAX_URL);
  } catch {
    return "";
  }
};
