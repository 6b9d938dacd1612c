import { logger } from "../../lib/logger";
import type { Preference } from "../consent/storage";
import { pushToDataLayer } from "./data-layer";

const CONTAINER_ID = /^GTM-[A-Z0-9]+$/;

/**
 * Makes the loader of the tag manager, which hears the present preference. It requests the container once, when anything
 * is granted, and never without the default of the head script: tags would take everything as granted.
 */
export const createTagManager = (containerId: string | null) => {
  let requested = false;
  return ({ analytics, marketing }: Preference): void => {
    if (requested || !CONTAINER_ID.test(containerId ?? "") || !(analytics || marketing)) return;
    requested = true;
    try {
      if (!window.gtag) throw new Error("no Consent Mode default: tag manager not loaded");
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
