/** An entry of data/integrations.json, data/embed-texts.json and contact as the sections query them. */
export type EmbedIntegration = Omit<
  Queries.IntegrationFieldsFragment,
  "provider" | "language" | "consentCategory" | "form" | "formTexts" | "instead"
>;
export type EmbedTexts = Queries.EmbedTextFieldsFragment;
export type EmbedContact = Pick<Queries.EmbedSectionFragment["contact"], "phone" | "email">;

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
