/** An entry of data/integrations.json, data/embed-texts.json and contact as the sections query them. */
export type EmbedIntegration = Pick<
  Queries.IntegrationFieldsFragment,
  | "slug"
  | "kind"
  | "url"
  | "hosts"
  | "uid"
  | "hostedUrl"
  | "containerId"
  | "height"
  | "title"
  | "loadingText"
  | "fallbackTitle"
  | "fallbackText"
>;
export type EmbedTexts = Queries.EmbedTextFieldsFragment;
export type EmbedContact = Pick<Queries.EmbedSectionFragment["contact"], "phone" | "email">;

/** How one of the kinds is loaded; an own form is no embed (src/features/forms). */
export type EmbedKind = Exclude<EmbedIntegration["kind"], "form">;
export type EmbedHost = EmbedIntegration["hosts"][number];

/** What the lifecycle needs to know of an integration. */
export type EmbedConfig = Pick<EmbedIntegration, "kind" | "hosts" | "uid" | "title" | "height"> & { url: string };

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
