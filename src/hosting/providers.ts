import { embedHosts } from "../embeds/hosts";
import { type CspSources, NO_SOURCES } from "./csp";

/** The fields of an integration (content model `Integration`) that decide what its embed may load. */
export type EmbedProvider = Parameters<typeof embedHosts>[0][number];

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

/** What embeds need beside scripts, frames and connections (src/embeds/hosts.ts). */
const KIT: Sources = {
  img: ["https://embed.filekitcdn.com"],
  formAction: ["https://app.kit.com", "https://app.convertkit.com"],
};
const CALENDLY: Sources = {
  style: ["https://assets.calendly.com"],
  img: ["https://assets.calendly.com"],
};

const sourcesByKind = ({ kind, url }: EmbedProvider): Sources[] => {
  const { origin } = new URL(url);
  switch (kind) {
    case "iframe":
      return [];
    case "scheduling":
      // An address at www.calendly.com leads on to calendly.com.
      return [CALENDLY, { frame: [origin] }];
    case "script":
      return [KIT, { connect: [origin], formAction: [origin] }];
  }
};

const embedSources = (embed: EmbedProvider): Sources[] =>
  embed.url ? [embedHosts([embed]), ...sourcesByKind(embed)] : [];

const DIRECTIVES = Object.keys(NO_SOURCES) as (keyof CspSources)[];

/** Hosts for the policy from what is configured: no account, no host. */
export const cspSources = ({ tagManagerId, embeds, extra = {} }: ProviderSettings): CspSources => {
  const parts = [...(tagManagerId ? [TAG_MANAGER] : []), ...embeds.flatMap(embedSources), extra];
  const merged = DIRECTIVES.map((name) => [name, [...new Set(parts.flatMap((part) => part[name] ?? []))].sort()]);
  return { ...NO_SOURCES, ...Object.fromEntries(merged) };
};
