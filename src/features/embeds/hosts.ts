import type { EmbedConfig, EmbedHost } from "./types";

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

type HostInput = Pick<EmbedConfig, "kind"> & Partial<Pick<EmbedConfig, "hosts" | "url">>;

/** A source that cannot end its directive or start another. */
const isSource = (source: string | undefined): source is string => /^https?:\/\/[\w.*:[\]-]+$/.test(source ?? "");

/** What each kind uses the host of its address for. */
const USES = {
  scheduling: ["frame"],
  script: ["script", "connect", "formAction"],
  iframe: ["frame"],
  form: ["connect", "formAction"],
} as const satisfies Record<EmbedConfig["kind"], readonly EmbedHost["use"][]>;

/** Hosts that follow from the address of an embed. */
const ownHosts = ({ kind, url = "" }: HostInput): { use: EmbedHost["use"]; host: string | undefined }[] => {
  const own = USES[kind].map((use) => ({ use, host: originOf(url) }));
  if (kind !== "scheduling") return own;
  const script = originOf(schedulingScript(url) ?? "");
  return [{ use: "script", host: script }, ...own, { use: "frame", host: schedulingOrigin(url) }];
};

/**
 * Hosts that an embed uses, each with the directive of the Content-Security-Policy that it needs: that of its address,
 * and those that data/integrations.json declares. An embed that is not configured uses none.
 */
export const embedHosts = (integration: HostInput): EmbedHost[] => {
  if (!originOf(integration.url ?? "")) return [];
  const all = [...ownHosts(integration), ...(integration.hosts ?? [])];
  return all.flatMap(({ use, host }) => (isSource(host) ? [{ use, host }] : []));
};
