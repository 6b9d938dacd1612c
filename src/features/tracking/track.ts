import { logger } from "../../lib/logger";
import { consentMode } from "../consent/consent-mode";
import type { Preference } from "../consent/storage";
import { pushToDataLayer } from "./data-layer";
import type { PartnerContactMethod, TrackingEvent } from "./events";
import { cleanText, MAX_URL } from "./text";

/**
 * Sends an event to the data layer and to the console (docs/agreement.md#events); each works without the other. Never throws: a
 * lead goes before its count.
 */
export const track = (event: TrackingEvent): void => {
  try {
    // A copy: the tag manager adds keys of its own to what is pushed.
    pushToDataLayer({ ...event });
  } catch (error) {
    logger.error("tracking", error);
  }
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

/** Sends cta_click; takes the name and the location that editors gave the button (docs/agreement.md#events). */
export const ctaClick = (name: string, location: string): void =>
  track({ event: "cta_click", cta_name: cleanText(name), cta_location: cleanText(location), timestamp: timestamp() });

/** Sends calculator_use: that a calculator was used, never with what (docs/agreement.md#events). */
export const calculatorUsed = (): void =>
  track({ event: "calculator_use", calculator: "absence", timestamp: timestamp() });

/** Sends webinar_registration_click; takes the name of the webinar and the address that opens (docs/agreement.md#events). */
export const webinarRegistrationClick = (name: string, destination: string): void =>
  track({
    event: "webinar_registration_click",
    webinar_name: cleanText(name),
    destination_url: cleanText(destination, MAX_URL),
    timestamp: timestamp(),
  });

/** Sends partner_contact and partner_inquiry; takes how the partner gets in touch (docs/agreement.md#partner-contact). */
export const partnerContact = (method: PartnerContactMethod): void => {
  track({ event: "partner_contact", partner_contact_method: method });
  track({ event: "partner_inquiry", partner_contact_method: method });
};
