import { plainWords } from "./plain-words";

/** Turns a Dutch phone number as shown ("024 000 00 00", "+31 (0)24 000 00 00") into its RFC 3966 form ("+31240000000"). */
export const phoneToE164 = (shown: string): string => {
  const digits = shown.replace(/^(\+|00)(\d+[\s-]*)\(0\)/, "$1$2").replace(/[^\d+]/g, "");
  return digits.startsWith("+") ? digits : digits.replace(/^00/, "+").replace(/^0/, "+31");
};

/** Anchor of the button in the footer that opens the consent settings; every link to it opens them too. */
export const CONSENT_SETTINGS = "#cookie-instellingen";

/** Turns a link as written in content into an href: `tel:` links lose their spaces, the settings open on any page. */
export const toHref = (link: string): string => {
  if (/^(?!\w+:)/.test(link) && link.endsWith(CONSENT_SETTINGS)) return CONSENT_SETTINGS;
  return link.startsWith("tel:") ? `tel:${phoneToE164(link.slice("tel:".length))}` : link;
};

/** Whether a link leads to a page or file of this site. */
export const isInternal = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/** Whether a link leads to a page of this site, for the router; paths of pages have no dots. */
export const isPageLink = (href: string): boolean => isInternal(href) && !splitAnchor(href).path.includes(".");

/** Splits an internal link into path and anchor; the path is empty for an anchor on the same page. */
export const splitAnchor = (href: string) => {
  const [beforeHash = "", anchor] = href.split("#");
  const [path = ""] = beforeHash.split("?");
  return { path, anchor };
};

/** Adds a visitor's query (`?a=b`, `a=b` or empty) to a link to a page, after its own query and before its anchor. */
export const withQuery = (link: string, query: string): string => {
  const more = query.replace(/^\?/, "");
  const mark = /^[^#]*\?/.test(link) ? "&" : "?";
  return more && !/^(?:tel|mailto):/.test(link) ? link.replace(/#|$/, (rest) => mark + more + rest) : link;
};

/** Most letters of a question in its anchor. */
const LONGEST_ANCHOR = 60;

/** Anchor of a question among the questions of a page: "Wie betaalt?" is at `#vraag-wie-betaalt`. */
export const questionAnchor = (question: string): string =>
  ["vraag", ...plainWords(question)].join("-").slice(0, LONGEST_ANCHOR).replace(/-$/, "");
