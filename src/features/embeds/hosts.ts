import type { EmbedConfig, EmbedHost } from "./types";
import { originOf, schedulingOrigin, schedulingScript } from "./urls";

type HostInput = Pick<EmbedConfig, "kind"> & Partial<Pick<EmbedConfig, "hosts" | "url">>;

/** A source that cannot end its directive or start another. */
const isSource = (source: string | undefined): source is string => /^https?:\/\/[\w.*:[\]-]+$/.test(source ?? "");

/** Hosts that follow from the address of an embed. */
const ownHosts = ({ kind, url = "" }: HostInput): { use: EmbedHost["use"]; host: string | undefined }[] => {
  const host = originOf(url);
  switch (kind) {
    case "scheduling":
      return [
        { use: "script", host: originOf(schedulingScript(url) ?? "") },
        { use: "frame", host },
        { use: "frame", host: schedulingOrigin(url) },
      ];
    case "script":
      return (["script", "connect", "formAction"] as const).map((use) => ({ use, host }));
    case "iframe":
      return [{ use: "frame", host }];
    case "form":
      return (["connect", "formAction"] as const).map((use) => ({ use, host }));
  }
};

/**
 * Hosts that an embed uses, each with the directive of the Content-Security-Policy that it needs: that of its address,
 * and those that data/integrations.json declares. An embed that is not configured uses none.
 */
export const embedHosts = (integration: HostInput): EmbedHost[] =>
  originOf(integration.url ?? "") === undefined
    ? []
    : [...ownHosts(integration), ...(integration.hosts ?? [])].flatMap(({ use, host }) =>
        isSource(host) ? [{ use, host }] : [],
      );
