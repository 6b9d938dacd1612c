import { readSession, writeSession } from "../../lib/session-values";
import { consentStore } from "../consent/consent-store";
import type { SourceFields } from "./events";
import { cleanText, pagePath } from "./text";
import { timestamp, track } from "./track";

/** Session storage key of what this session has counted already, so that a reload counts nothing again. */
export const COUNTED_KEY = "countedConversions";

/**
 * Makes the senders of conversion events (docs/agreement.md#events). They never throw; without storage what they have
 * counted holds for as long as the page.
 * @param source where the visit came from; repeated in each conversion but for its own name and time
 */
export const createConversions = (source: SourceFields) => {
  const marks = readSession(COUNTED_KEY);
  const mark = (what: "appointment" | "form", as: "pending" | "counted"): void => {
    marks[what] = as;
    writeSession(COUNTED_KEY, marks);
  };
  const common = () => ({
    ...source,
    event: "conversion" as const,
    timestamp: timestamp(),
    page_path: pagePath(window.location.pathname),
  });
  return {
    /** A click on a call button or phone link; takes the number as shown on the site. */
    phoneClick: (phoneNumber: string): void =>
      track({
        ...common(),
        conversion_type: "phone_click",
        label: "Telefoon geklik",
        phone_number: cleanText(phoneNumber),
      }),
    /** The scheduling widget reports a booking, each one once (src/features/embeds/kinds.ts): the next thank-you page counts. */
    bookingReported: (): void => mark("appointment", "pending"),
    /** The thank-you page appears: counts once for each reported booking; without a report once per session. */
    appointmentScheduled: (): void => {
      if ((marks.appointment ?? "pending") !== "pending") return;
      mark("appointment", "counted");
      track({ ...common(), conversion_type: "appointment_scheduled", label: "Afspraak gepland", value: 1 });
    },
    /** A request was sent: counts once per session, and only when analytics is granted. */
    requestSent: (): void => {
      if (!consentStore.getSnapshot().analytics || marks.form) return;
      mark("form", "counted");
      track({ event: "form_submission", category: "engagement", label: "Mediation Aanvraag" });
    },
  };
};
