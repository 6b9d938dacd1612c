/** An entry of data/integrations.json, data/embed-texts.json and contact as the sections query them. */
export type EmbedIntegration = Omit<Queries.IntegrationFieldsFragment, "consentCategory">;
export type EmbedTexts = Queries.EmbedTextFieldsFragment;
export type EmbedContact = Queries.EmbedSectionFragment["contact"];

/** Mail that takes the place of an embed without an account, and one of its questions. */
export type MailTemplateData = NonNullable<EmbedIntegration["mail"]>;
export type MailQuestionData = MailTemplateData["questions"][number];

export type EmbedKind = EmbedIntegration["kind"];
export type EmbedHost = EmbedIntegration["hosts"][number];

/** What the lifecycle needs to know of an integration. */
export type EmbedConfig = Pick<EmbedIntegration, "kind" | "url" | "hosts" | "uid" | "title" | "height">;

/**
 * Why the fallback is shown: nothing came in time, it cannot work, or a frame was loaded that does not behave like the
 * widget (a page of the browser, of a filter or a not-found page) and is left in sight beside the fallback.
 */
export type EmbedFailure = "slow" | "error" | "unconfirmed";

/** idle → loading → ready | failed; a failed embed that comes to life later is ready after all. */
export type EmbedState =
  | { readonly status: "idle" }
  | { readonly status: "loading" }
  | { readonly status: "ready" }
  | { readonly status: "failed"; readonly reason: EmbedFailure };

/** What an embed reports; an appointment comes at most once per visit of the page and carries nothing. */
export interface EmbedCallbacks {
  onState: (state: EmbedState) => void;
  /** An appointment was made. */
  onScheduled: () => void;
}
