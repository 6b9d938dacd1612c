import { pushToDataLayer } from "./data-layer";

/** Requests a container. Throws without the default of the head script: tags would take everything as granted. */
export const loadTagManager = (containerId: string | null): void => {
  if (!containerId) return;
  if (!window.gtag) throw new Error("no Consent Mode default: tag manager not loaded");
  pushToDataLayer({ "gtm.start": Date.now(), event: "gtm.js" });
  const src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
  document.head.append(Object.assign(document.createElement("script"), { async: true, src }));
};
