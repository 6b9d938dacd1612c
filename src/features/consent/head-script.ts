import { consentMode } from "./consent-mode";

/** How long Google tags wait for an update, in ms (Consent Mode v2). */
const WAIT_FOR_UPDATE = 500;

/**
 * Returns the script for the top of `<head>`, without `<script>` around it, the same for every page: `dataLayer`,
 * `gtag` (which must push the `arguments` object), and everything denied by default. What a stored choice grants comes
 * next (tracking/start.ts).
 */
export const consentHeadScript = (): string => {
  const denied = consentMode({ analytics: false, marketing: false });
  const defaults = JSON.stringify({ ...denied, wait_for_update: WAIT_FOR_UPDATE });
  return [
    "(function(w){",
    "w.dataLayer=w.dataLayer||[];",
    "w.gtag=w.gtag||function(){w.dataLayer.push(arguments)};",
    `w.gtag("consent","default",${defaults})`,
    "})(window)",
  ].join("");
};
