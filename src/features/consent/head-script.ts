import { CONSENT_MODE_SOURCES, consentMode } from "./consent-mode";
import {
  CONSENT_DATE_KEY,
  CONSENT_KEY,
  CONSENT_MAX_AGE,
  CONSENT_MAX_AHEAD,
  CONSENT_VERSION,
  FIRST_VERSION,
} from "./storage";

/** How long Google tags wait for an update, in ms (Consent Mode v2). */
const WAIT_FOR_UPDATE = 500;

/**
 * Returns the script for the top of `<head>`, without `<script>` around it; the same text for every page.
 * In this order: `dataLayer` and `gtag` (which must push the `arguments` object), everything denied by default, a
 * stored choice as update, and `data-consent="decided"|"undecided"` on the root element (decided also when Global
 * Privacy Control refuses). The rules of `readConsent` in storage.ts apply; both are tested with the same cases.
 */
export const consentHeadScript = (): string => {
  const denied = consentMode({ analytics: false, marketing: false });
  const defaults = JSON.stringify({ ...denied, wait_for_update: WAIT_FOR_UPDATE });
  const version = `(p.version===undefined?${FIRST_VERSION}:p.version)`;
  return [
    "(function(w,d){",
    "w.dataLayer=w.dataLayer||[];",
    "w.gtag=w.gtag||function(){w.dataLayer.push(arguments)};",
    `w.gtag("consent","default",${defaults});`,
    "var known=w.navigator.globalPrivacyControl===true;",
    "try{",
    `var s=w.localStorage,p=JSON.parse(s.getItem("${CONSENT_KEY}")),t=s.getItem("${CONSENT_DATE_KEY}"),`,
    `age=Date.now()-Date.parse(t),m=${JSON.stringify(CONSENT_MODE_SOURCES)},k;`,
    `if(p.necessary===true&&${version}===${CONSENT_VERSION}&&t===new Date(t).toISOString()`,
    `&&${CONSENT_MAX_AGE}>=age&&age>=-${CONSENT_MAX_AHEAD}`,
    '&&typeof p.analytics=="boolean"&&typeof p.marketing=="boolean"){',
    'for(k in m)m[k]=p[m[k]]?"granted":"denied";',
    'w.gtag("consent","update",m);known=true}',
    "}catch(e){}",
    'd.documentElement.dataset.consent=known?"decided":"undecided"',
    "})(window,document)",
  ].join("");
};
