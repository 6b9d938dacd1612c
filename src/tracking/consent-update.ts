import { consentMode } from "../consent/consent-mode";
import type { Preference } from "../consent/storage";
import { timestamp, track } from "./track";

/** Sends consent_update with the preference and its consent-mode map (specification §7). */
export const consentUpdate = (preference: Preference): void =>
  track({
    event: "consent_update",
    consent_necessary: true,
    consent_analytics: preference.analytics,
    consent_marketing: preference.marketing,
    timestamp: timestamp(),
    consent_mode: consentMode(preference),
  });
