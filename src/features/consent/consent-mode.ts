import type { Preference } from "./storage";

/** Consent Mode v2 signals, each with the preference that grants it (docs/agreement.md#events). */
export const CONSENT_MODE_SOURCES = {
  analytics_storage: "analytics",
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
} as const satisfies Record<string, keyof Preference>;

/** A signal of Consent Mode v2. */
type ConsentModeSignal = keyof typeof CONSENT_MODE_SOURCES;

/** The consent-mode map: each signal granted or denied. */
export type ConsentModeMap = Record<ConsentModeSignal, "granted" | "denied">;

/** Turns a preference into the consent-mode map: analytics grants analytics_storage, marketing the three others. */
export const consentMode = (preference: Preference): ConsentModeMap =>
  Object.fromEntries(
    Object.entries(CONSENT_MODE_SOURCES).map(([name, source]) => [name, preference[source] ? "granted" : "denied"]),
  ) as ConsentModeMap;
