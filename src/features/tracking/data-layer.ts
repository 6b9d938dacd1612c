import { safely } from "../../lib/logger";
import { type ConsentModeMap, consentMode } from "../consent/consent-mode";
import type { Preference } from "../consent/storage";

declare global {
  interface Window {
    /** Queue of the tag manager; made by the script in the head. */
    dataLayer?: unknown[];
    /** Pushes its `arguments` to the queue; made by the script in the head. */
    gtag?: (command: "consent", action: "update", signals: ConsentModeMap) => void;
  }
}

/** Puts an entry in the data layer; makes the layer when it is missing and never replaces it. */
export const pushToDataLayer = (entry: object): void => {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
};

/** Tells Consent Mode the present preference; a plain event alone does not drive it. Never throws. */
export const updateConsentMode = (preference: Preference): void =>
  safely("tracking", () => window.gtag?.("consent", "update", consentMode(preference)));
