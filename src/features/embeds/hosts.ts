import type { EmbedConfig, EmbedHost } from "./types";

/** Origin of Calendly's pages and of their messages, to which `www.calendly.com` leads (Calendly's embed documentation). */
export const CALENDLY_ORIGIN = "https://calendly.com";
/** The script that shows one of its pages as a widget. */
export const CALENDLY_SCRIPT = "https://assets.calendly.com/assets/external/widget.js";

/** Scheme, host and port of an address; undefined if it is invalid. */
export const originOf = (url: string): string | undefined => {
  try {
    const { origin } = new URL(url);
    return origin === "null" ? undefined : origin;
  } catch {
    return undefined;
  }
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
  return [{ use: "script", host: originOf(CALENDLY_SCRIPT) }, ...own, { use: "frame", host: CALENDLY_ORIGIN }];
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
