import { embedHosts } from "../../features/embeds/hosts";
import { type CspSources, NO_SOURCES } from "./csp";

/** The fields of an integration that decide what its embed may load. */
type EmbedProvider = Parameters<typeof embedHosts>[0];

/** What a site uses from other hosts. */
export interface ProviderSettings {
  /** Container id of the tag manager, where there is one. */
  tagManagerId?: string | undefined;
  embeds: readonly EmbedProvider[];
  /** Hosts of tags in the container (advertising, social networks). */
  extra?: Partial<CspSources>;
}

/**
 * Google's list for Tag Manager and Analytics 4 (https://developers.google.com/tag-platform/security/guides/csp);
 * advertising tags need `extra` hosts.
 */
const TAG_MANAGER: Partial<CspSources> = {
  script: ["https://*.googletagmanager.com"],
  img: ["https://*.googletagmanager.com", "https://*.google-analytics.com"],
  connect: ["https://*.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
};

const DIRECTIVES = Object.keys(NO_SOURCES) as (keyof CspSources)[];

/** Hosts for the policy, from the configured accounts. */
export const cspSources = ({ tagManagerId, embeds, extra = {} }: ProviderSettings): CspSources => {
  const hosts = embeds.flatMap(embedHosts);
  const sources = (name: keyof CspSources): string[] => {
    const ofEmbeds = hosts.filter(({ use }) => use === name).map(({ host }) => host);
    const all = [...(tagManagerId ? (TAG_MANAGER[name] ?? []) : []), ...ofEmbeds, ...(extra[name] ?? [])];
    return [...new Set(all)].sort();
  };
  return { ...NO_SOURCES, ...Object.fromEntries(DIRECTIVES.map((name) => [name, sources(name)])) };
};
