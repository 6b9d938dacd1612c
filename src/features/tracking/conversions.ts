import type { SourceFields } from "./events";
import type { SessionMarks } from "./session-marks";
import { cleanText, pagePath } from "./text";
import { timestamp, track } from "./track";

const APPOINTMENT = "appointment";
const PENDING = "pending";

/**
 * Makes the senders of conversion events (docs/agreement.md#events). Nothing in them throws.
 *
 * @param source where the visit came from; repeated in each conversion but for its own name and time
 * @param marks what this session has counted
 */
export const createConversions = (source: SourceFields, marks: SessionMarks) => {
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
    bookingReported: (): void => marks.set(APPOINTMENT, PENDING),
    /**
     * The thank-you page appears. Counts once for each reported booking; without a report once per session. Neither a
     * reload nor a return to the page counts again.
     */
    appointmentScheduled: (): void => {
      if ((marks.get(APPOINTMENT) ?? PENDING) !== PENDING) return;
      marks.set(APPOINTMENT, "counted");
      track({ ...common(), conversion_type: "appointment_scheduled", label: "Afspraak gepland", value: 1 });
    },
  };
};
