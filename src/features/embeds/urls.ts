/** Calendly's script, and the origin that its messages come from (Calendly's embed documentation). */
const CALENDLY_ORIGIN = "https://calendly.com";
const CALENDLY_SCRIPT_ORIGIN = "https://assets.calendly.com";
const CALENDLY_SCRIPT_PATH = "/assets/external/widget.js";

/** Scheme, host and port of an address; undefined if it is invalid. */
export const originOf = (url: string): string | undefined => {
  try {
    const { origin } = new URL(url);
    return origin === "null" ? undefined : origin;
  } catch {
    return undefined;
  }
};

/** Origin of the messages of a scheduling widget; `www.calendly.com` leads to `calendly.com`. */
export const schedulingOrigin = (url: string): string | undefined => {
  const origin = originOf(url);
  return origin === "https://www.calendly.com" ? CALENDLY_ORIGIN : origin;
};

/** Address of the script of a scheduling widget: Calendly's, or the one beside a page that is served elsewhere. */
export const schedulingScript = (url: string): string | undefined => {
  const origin = schedulingOrigin(url);
  return origin && `${origin === CALENDLY_ORIGIN ? CALENDLY_SCRIPT_ORIGIN : origin}${CALENDLY_SCRIPT_PATH}`;
};

/** `data-uid` of a Kit script, `https://ACCOUNT.kit.com/UID/index.js`; empty when the address has another form. */
export const uidOfScript = (url: string): string => /\/([\w-]+)\/index\.js(?:$|[?#])/.exec(url)?.[1] ?? "";
