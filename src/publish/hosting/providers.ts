import { embedHosts } from "../../features/embeds/hosts";
import type { CspSource } from "./csp";

/** What a site uses from other hosts. */
export interface ProviderSettings {
  /** Container id of the tag manager, where there is one. */
  tagManagerId?: string | undefined;
  /** The fields of each integration that decide what its embed may load. */
  embeds: readonly Parameters<typeof embedHosts>[0][];
}

/**
 * Google's list for Tag Manager and Analytics 4 (https://developers.google.com/tag-platform/security/guides/csp); the
 * hosts of advertising tags in the container are added here.
 */
const TAG_MANAGER: readonly CspSource[] = [
  { use: "script", host: "https://*.googletagmanager.com" },
  { use: "img", host: "https://*.googletagmanager.com" },
  { use: "img", host: "https://*.google-analytics.com" },
  { use: "connect", host: "https://*.googletagmanager.com" },
  { use: "connect", host: "https://*.google-analytics.com" },
  { use: "connect", host: "https://*.analytics.google.com" },
];

/** Hosts for the policy, from the configured accounts. */
export const cspSources = ({ tagManagerId, embeds }: ProviderSettings): CspSource[] => [
  ...(tagManagerId ? TAG_MANAGER : []),
  ...embeds.flatMap(embedHosts),
];
