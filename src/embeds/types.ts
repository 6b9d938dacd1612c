/** How an embed is put on the page; content model `EmbedKind`. */
export type EmbedKind = "script" | "scheduling" | "iframe";

/** A host that an embed uses beside that of its address, and the directive it needs; content model `EmbedHost`. */
export interface EmbedHost {
  readonly use: "connect" | "formAction" | "frame" | "img" | "script" | "style";
  readonly host: string;
}

/** What the lifecycle needs to know of an integration. */
export interface EmbedConfig {
  readonly kind: EmbedKind;
  /** Address of the script (Kit) or of the page in the frame. */
  readonly url: string;
  readonly hosts: readonly EmbedHost[];
  /** `data-uid` of a Kit form; empty: taken from the address. */
  readonly uid: string;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Height of the frame in px. */
  readonly height: number;
}

/** An entry of data/integrations.json as the page query gives it. */
export interface EmbedIntegration extends EmbedConfig {
  readonly slug: string;
  /** Page of the provider to link to when the embed fails; empty: there is none. */
  readonly hostedUrl: string;
  /** id of the element that the widget is put in. */
  readonly containerId: string;
  readonly loadingText: string;
  readonly fallbackTitle: string;
  readonly fallbackText: string;
}

/** data/embed-texts.json as the page query gives it. */
export interface EmbedTexts {
  readonly callLabel: string;
  readonly mailLabel: string;
  readonly hostedLabel: string;
  readonly consentText: string;
  readonly loadOnceLabel: string;
  readonly settingsLabel: string;
}

/** How to reach the firm without the embed; SiteSettings has both fields. */
export interface EmbedContact {
  /** Phone number as shown. */
  readonly phone: string;
  readonly email: string;
}

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
