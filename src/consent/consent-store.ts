import { type ConsentStore, createConsentStore } from "./store";

interface PrivacyNavigator {
  /** Global Privacy Control (https://www.w3.org/TR/gpc/). */
  globalPrivacyControl?: boolean;
}

const createBrowserStore = (): ConsentStore => {
  if (typeof window === "undefined") return createConsentStore({ storage: () => null });
  const store = createConsentStore({
    storage: () => window.localStorage,
    gpc: (navigator as PrivacyNavigator).globalPrivacyControl === true,
    target: window,
  });
  // Keeps what the script in the head wrote true after a choice.
  store.onChange((_previous, { status }) => {
    document.documentElement.dataset.consent = status === "undecided" ? "undecided" : "decided";
  });
  return store;
};

/** The consent store of this page; on the server one that knows nothing. */
export const consentStore: ConsentStore = createBrowserStore();
