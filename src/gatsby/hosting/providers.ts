import { type CspSources, NO_SOURCES } from "./csp";

/** The fields of an integration (content model `Integration`) that decide what its embed may load. */
export interface EmbedProvider {
  kind: "script" | "scheduling" | "iframe";
  /** Script, page or frame of the provider; empty while there is no account. */
  url: string;
}

/** What a site uses from other hosts. */
export interface ProviderSettings {
  /** Container id of the tag manager; empty for none. */
  tagManagerId: string;
  embeds: readonly EmbedProvider[];
  /** Hosts of tags that the container adds (advertising, social networks), or of stand-ins in tests. */
  extra?: Partial<CspSources>;
}

type Sources = Partial<CspSources>;

/**
 * Google's list for Tag Manager and Analytics 4
 * (https://developers.google.com/tag-platform/security/guides/csp); advertising tags need `extra` hosts.
 */
const TAG_MANAGER: Sources = {
  script: ["https://*.googletagmanager.com"],
  img: ["https://*.googletagmanager.com", "https://*.google-analytics.com"],
  connect: ["https://*.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
};

/** Kit: the form's script comes from the account's own host, its client and the form's target from the provider's. */
const KIT: Sources = {
  script: ["https://f.convertkit.com"],
  img: ["https://embed.filekitcdn.com"],
  connect: ["https://app.kit.com", "https://app.convertkit.com"],
  formAction: ["https://app.kit.com", "https://app.convertkit.com"],
};

/** Calendly: widget script and its style sheet from the assets host, the agenda in a frame. */
const CALENDLY: Sources = {
  script: ["https://assets.calendly.com"],
  style: ["https://assets.calendly.com"],
  img: ["https://assets.calendly.com"],
};

const embedSources = ({ kind, url }: EmbedProvider): Sources[] => {
  if (!url) {
    return [];
  }
  const { origin } = new URL(url);
  switch (kind) {
    case "iframe":
      return [{ frame: [origin] }];
    case "scheduling":
      return [CALENDLY, { frame: [origin] }];
    case "script":
      return [KIT, { script: [origin], connect: [origin], formAction: [origin] }];
  }
};

const DIRECTIVES = Object.keys(NO_SOURCES) as (keyof CspSources)[];

/** Hosts for the policy from what is configured: no account, no host. */
export const cspSources = ({ tagManagerId, embeds, extra = {} }: ProviderSettings): CspSources => {
  const parts = [...(tagManagerId ? [TAG_MANAGER] : []), ...embeds.flatMap(embedSources), extra];
  const merged = DIRECTIVES.map((name) => [name, [...new Set(parts.flatMap((part) => part[name] ?? []))].sort()]);
  return { ...NO_SOURCES, ...Object.fromEntries(merged) };
};
