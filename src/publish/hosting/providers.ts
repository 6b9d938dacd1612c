import { embedHosts } from "../../features/embeds/hosts";
import type { CspSource } from "./csp";

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

/**
 * Hosts for the policy, from the configured accounts.
 * @param tagManagerId container id of the tag manager, where there is one
 * @param embeds the fields of each integration that decide what its embed may load
 */
export const cspSources = (
  tagManagerId: string | undefined,
  embeds: readonly Parameters<typeof embedHosts>[0][],
): CspSource[] => [...(tagManagerId ? TAG_MANAGER : []), ...embeds.flatMap(embedHosts)];
