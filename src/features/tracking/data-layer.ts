import { logger } from "../../lib/logger";
import type { ConsentModeMap } from "../consent/consent-mode";

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

/** Tells Consent Mode the present signals; a plain event alone does not drive it. Never throws. */
export const updateConsentMode = (signals: ConsentModeMap): void => {
  try {
    window.gtag?.("consent", "update", signals);
  } catch (error) {
    logger.error("tracking", error);
  }
};
