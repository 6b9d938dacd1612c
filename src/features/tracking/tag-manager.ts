import { logger } from "../../lib/logger";
import type { Preference } from "../consent/storage";
import { hasConsentMode, pushToDataLayer } from "./data-layer";

/** Settings of the tag manager (data/site.json). */
export interface TagManagerConfig {
  /** Container id, such as `GTM-ABC123`; null for none. */
  containerId: string | null;
  /** `after_consent`: basic Consent Mode. `always`: advanced Consent Mode (docs/tracking.md). */
  load: "after_consent" | "always";
}

/** Hears the present preference and loads the container when it may. */
export type TagManager = (preference: Preference) => void;

const CONTAINER_ID = /^GTM-[A-Z0-9]+$/;

/**
 * Makes the loader of the tag manager. It requests the container at most once, never without a valid id, in the mode
 * `after_consent` only after analytics or marketing is granted, and never when the script in the head did not run:
 * without a default, tags would take everything as granted.
 */
export const createTagManager = ({ containerId, load }: TagManagerConfig): TagManager => {
  let requested = false;
  return ({ analytics, marketing }) => {
    if (requested || !CONTAINER_ID.test(containerId ?? "")) return;
    if (load !== "always" && !analytics && !marketing) return;
    requested = true;
    try {
      if (!hasConsentMode()) throw new Error("no Consent Mode default: tag manager not loaded");
      pushToDataLayer({ "gtm.start": Date.now(), event: "gtm.js" });
      const script = document.createElement("script");
      script.async = true;
      script.src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
      document.head.append(script);
    } catch (error) {
      logger.error("tracking", error);
    }
  };
};
