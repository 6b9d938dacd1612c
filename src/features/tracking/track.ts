import { logger, safely } from "../../lib/logger";
import { consentMode } from "../consent/consent-mode";
import type { Preference } from "../consent/storage";
import { pushToDataLayer } from "./data-layer";
import type { TrackingEvent } from "./events";

/**
 * Sends an event to the data layer and to the console (docs/agreement.md#events); each works without the other. Never throws: a
 * lead goes before its count.
 */
export const track = (event: TrackingEvent): void => {
  // A copy: the tag manager adds keys of its own to what is pushed.
  safely("tracking", () => pushToDataLayer({ ...event }));
  logger.log("tracking", event);
};

/** The present as ISO 8601 timestamp. */
export const timestamp = (): string => new Date().toISOString();

/** Sends consent_update with the preference and its consent-mode map (docs/agreement.md#events). */
export const consentUpdate = (preference: Preference): void =>
  track({
    event: "consent_update",
    consent_necessary: true,
    consent_analytics: preference.analytics,
    consent_marketing: preference.marketing,
    timestamp: timestamp(),
    consent_mode: consentMode(preference),
  });

/** Sends calculator_use: that a calculator was used, never with what (docs/agreement.md#events). */
export const calculatorUsed = (): void =>
  track({ event: "calculator_use", calculator: "absence", timestamp: timestamp() });
