import { useSyncExternalStore } from "react";
import { CONSENT_SETTINGS } from "../../lib/links";
import { safely } from "../../lib/logger";
import { CONSENT_DATE_KEY, CONSENT_KEY, type Preference, readConsent, writeConsent } from "./storage";

/** What is shown of the banner: nothing, the first view, or the detail view (docs/agreement.md#cookie-banner). */
export type ConsentView = "closed" | "banner" | "details";

/** Where a change was made. */
type ConsentOrigin = "user" | "other-tab";

/** The consent of this visitor; a new object for each change. */
export interface ConsentState extends Preference {
  /** `unknown` on the server and while hydrating; `gpc`: refused through Global Privacy Control, nothing stored. */
  readonly status: "unknown" | "undecided" | "decided" | "gpc";
  readonly view: ConsentView;
}

/** Told of a change; without an origin when only the view has changed. */
type ConsentListener = (previous: ConsentState, next: ConsentState, origin?: ConsentOrigin) => void;

const DENIED: Preference = { analytics: false, marketing: false };

/** What the server and the first client render share. */
const SERVER_STATE: ConsentState = { status: "unknown", ...DENIED, view: "closed" };

const listeners = new Set<ConsentListener>();

const read = (): ConsentState => {
  const choice = readConsent();
  if (choice) return { status: "decided", ...choice, view: "closed" };
  // https://www.w3.org/TR/gpc/
  const gpc = (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true;
  return gpc ? { status: "gpc", ...DENIED, view: "closed" } : { status: "undecided", ...DENIED, view: "banner" };
};

let state = read();
let stored = true;

const change = (next: ConsentState, origin?: ConsentOrigin): void => {
  const previous = state;
  state = next;
  for (const listener of [...listeners]) {
    // A listener that fails must not prevent the choice.
    safely("consent", () => listener(previous, next, origin));
  }
};

const show = (view: ConsentView): void => {
  if (state.view !== view) change({ ...state, view });
};

const save = ({ analytics, marketing }: Preference): void => {
  stored = writeConsent({ analytics, marketing });
  change({ status: "decided", analytics, marketing, view: "closed" }, "user");
};

/** Takes over what another tab stored. The two keys arrive as two events: only real differences are passed on. */
const follow = (): void => {
  const next = read();
  const same = next.status === state.status && next.analytics === state.analytics && next.marketing === state.marketing;
  if (!same) change(next, "other-tab");
};

// There is no window on the server, which knows nothing.
globalThis.window?.addEventListener("storage", ({ key }) => {
  if (key === null || key === CONSENT_KEY || key === CONSENT_DATE_KEY) follow();
});
// A page that comes back from the back/forward cache has missed the storage events.
globalThis.window?.addEventListener("pageshow", ({ persisted }) => {
  if (persisted && stored) follow();
});

const subscribe = (listener: ConsentListener) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The consent of this page (docs/agreement.md#cookie-banner). It never throws, and its functions may be taken apart. */
export const consentStore = {
  getSnapshot: () => state,
  /** Calls back on each choice and each change in another tab; returns the function that ends it. */
  onChange: (listener: ConsentListener) =>
    subscribe((previous, next, origin) => origin && listener(previous, next, origin)),
  acceptAll: () => save({ analytics: true, marketing: true }),
  rejectAll: () => save(DENIED),
  save,
  /** Leaves the detail view: to the first view as long as there is no choice, else away. */
  cancelDetails: () => show(state.status === "undecided" ? "banner" : "closed"),
  /** Shows the detail view with the present state, from the first view or from anywhere on the site. */
  openSettings: () => show("details"),
};

/** What opens the settings: elements that say so, and every link to the button in the footer. */
const OPENERS = `[data-consent-settings], [href="${CONSENT_SETTINGS}"]`;

globalThis.document?.addEventListener("click", (event) => {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLElement>(OPENERS);
  if (!button) return;
  event.preventDefault();
  // Safari does not focus a button that is clicked; the focus must be able to return here.
  button.focus();
  consentStore.openSettings();
});

/** Returns the present consent and renders again when it changes. */
export const useConsent = (): ConsentState =>
  useSyncExternalStore(subscribe, consentStore.getSnapshot, () => SERVER_STATE);
