import { useSyncExternalStore } from "react";
import { type ConsentState, type ConsentStore, createConsentStore } from "./store";

/** The consent store of this page, which opens the settings from every element with `data-consent-settings`. */
export const consentStore: ConsentStore = createConsentStore({
  // Global Privacy Control (https://www.w3.org/TR/gpc/).
  gpc: (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true,
  // None on the server, where it knows nothing.
  target: globalThis.window,
});

globalThis.document?.addEventListener("click", (event) => {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLElement>("[data-consent-settings]");
  if (!button) return;
  event.preventDefault();
  // Safari does not focus a button that is clicked; the focus must be able to return here.
  button.focus();
  consentStore.openSettings();
});

/** Returns the present consent and renders again when it changes. */
export const useConsent = (): ConsentState =>
  useSyncExternalStore(consentStore.subscribe, consentStore.getSnapshot, consentStore.getServerSnapshot);
