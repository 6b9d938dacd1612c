import type { PartnerContactMethod } from "./events";
import { track } from "./track";

/** Sends partner_contact and partner_inquiry; takes how the partner gets in touch (specification §4 Partner contact, §7). */
export const partnerContact = (method: PartnerContactMethod): void => {
  track({ event: "partner_contact", partner_contact_method: method });
  track({ event: "partner_inquiry", partner_contact_method: method });
};
