import type { SessionMarks } from "./session-marks";
import { track } from "./track";

const FORM = "form";

/**
 * The thank-you page of the quote form appears: sends form_submission when analytics exists, that is, is granted
 * (specification §7). Once per session: neither a reload nor a return to the page counts again.
 */
export const formSubmission = (analyticsGranted: boolean, marks: SessionMarks): void => {
  if (!analyticsGranted || marks.get(FORM)) return;
  marks.set(FORM, "counted");
  track({ event: "form_submission", category: "engagement", label: "Mediation Aanvraag" });
};
