import type { EmbedConfig, EmbedProvider } from "./types";
import { originOf, schedulingOrigin, schedulingScript } from "./urls";

/** Sources that the embeds need in a Content-Security-Policy, by directive: `script-src`, `frame-src`, `connect-src`. */
export interface EmbedHosts {
  script: string[];
  frame: string[];
  connect: string[];
}

/**
 * Sources of a provider beyond the address in data/integrations.json, as its scripts and pages use them: Kit loads its
 * form code from f.convertkit.com, sends to app.kit.com (formerly app.convertkit.com) and asks for a confirmation in a
 * frame; Jotform's frame goes on to a submit host, Typeform's and Cal.com's to another subdomain.
 */
const PROVIDER_SOURCES: Readonly<Record<EmbedProvider, Partial<EmbedHosts>>> = {
  calendly: {},
  kit: {
    script: ["https://f.convertkit.com"],
    frame: ["https://app.convertkit.com", "https://app.kit.com"],
    connect: ["https://app.convertkit.com", "https://app.kit.com"],
  },
  cal: { frame: ["https://app.cal.com", "https://cal.com"] },
  tally: { frame: ["https://tally.so"] },
  typeform: { frame: ["https://*.typeform.com"] },
  jotform: { frame: ["https://*.jotform.com"] },
  other: {},
};

/** A source that cannot end its directive or start another. */
const isSource = (source: string | undefined): source is string => /^https?:\/\/[\w.*:[\]-]+$/.test(source ?? "");

type HostInput = Pick<EmbedConfig, "provider" | "kind" | "url">;

const ownSources = ({ kind, url }: HostInput): Record<keyof EmbedHosts, (string | undefined)[]> => {
  switch (kind) {
    case "scheduling":
      return { script: [originOf(schedulingScript(url) ?? "")], frame: [schedulingOrigin(url)], connect: [] };
    case "script":
      return { script: [originOf(url)], frame: [], connect: [] };
    case "iframe":
      return { script: [], frame: [originOf(url)], connect: [] };
  }
};

const sourcesOf = (integrations: readonly HostInput[], directive: keyof EmbedHosts): string[] => {
  const sources = integrations
    .filter(({ url }) => originOf(url) !== undefined)
    .flatMap((integration) => [
      ...ownSources(integration)[directive],
      ...(PROVIDER_SOURCES[integration.provider][directive] ?? []),
    ]);
  return [...new Set(sources.filter(isSource))].sort();
};

/**
 * Sources for a Content-Security-Policy (used at build), sorted and each once; an integration that is not configured
 * needs none.
 */
export const embedHosts = (integrations: readonly HostInput[]): EmbedHosts => ({
  script: sourcesOf(integrations, "script"),
  frame: sourcesOf(integrations, "frame"),
  connect: sourcesOf(integrations, "connect"),
});
