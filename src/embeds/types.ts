/** An entry of data/integrations.json, data/embed-texts.json and contact as the sections query them. */
type Section = Queries.EmbedSectionFragment;
export type EmbedIntegration = Omit<Section["integration"], "consentCategory">;
export type EmbedTexts = Section["embedTexts"];
export type EmbedContact = Section["contact"];

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

/** What an embed reports; the two events come at most once per visit of the page and carry nothing. */
export interface EmbedCallbacks {
  onState: (state: EmbedState) => void;
  /** An appointment was made. */
  onScheduled?: (() => void) | undefined;
  /** A form was sent. */
  onSubmitted?: (() => void) | undefined;
}
