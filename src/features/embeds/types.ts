/** An entry of data/integrations.json as the sections query it, with data/embed-texts.json and how to reach the firm. */
export type EmbedIntegration = Omit<
  Queries.IntegrationFieldsFragment,
  "provider" | "language" | "form" | "formTexts" | "instead"
>;

export type EmbedHost = EmbedIntegration["hosts"][number];

/** What the lifecycle needs to know of an integration. */
export type EmbedConfig = Pick<EmbedIntegration, "kind" | "hosts" | "title" | "height"> & { url: string };

/** idle → loading → ready | failed; a failed embed that comes to life later is ready after all. */
export type EmbedStatus = "idle" | "loading" | "ready" | "failed";

/** What an embed reports; an appointment comes at most once per visit of the page and carries nothing. */
export interface EmbedCallbacks {
  onStatus: (status: EmbedStatus) => void;
  /** An appointment was made. */
  onScheduled: () => void;
}
