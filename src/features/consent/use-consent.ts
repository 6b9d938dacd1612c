import { useSyncExternalStore } from "react";
import { consentStore } from "./consent-store";
import type { ConsentState, ConsentStore } from "./store";

/** Returns the present consent and renders again when it changes; takes another store in tests. */
export const useConsent = (store: ConsentStore = consentStore): ConsentState =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
