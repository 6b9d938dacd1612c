import { forgetAnswers } from "./answers";
import { SECONDS } from "./names";
import { problemsIn } from "./problems";
import type { FormState, OwnForm } from "./types";

/** Patience with the receiver of a form, in ms. */
export const SEND_TIMEOUT = 15_000;

/** The fields of a form, with the seconds that the visitor needed. */
const bodyOf = (form: HTMLFormElement, seconds: number): URLSearchParams => {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  body.set(SECONDS, String(seconds));
  return body;
};

/** Whether the receiver accepted it: with an OK status, or with a redirect as for a plain form. */
const isTaken = async (form: HTMLFormElement, seconds: number): Promise<boolean> => {
  try {
    const response = await fetch(form.getAttribute("action") ?? "", {
      method: "POST",
      body: bodyOf(form, seconds),
      headers: { Accept: "application/json" },
      credentials: "omit",
      redirect: "manual",
      signal: AbortSignal.timeout(SEND_TIMEOUT),
    });
    return response.ok || response.type === "opaqueredirect";
  } catch {
    return false;
  }
};

/**
 * Checks a form and sends it to its own address: idle → invalid, or sending → sent or failed. Sent answers are no
 * longer kept.
 *
 * @param startedAt when the visitor saw the form, on the clock of `performance.now`
 * @param onState called with each state in turn
 */
export const sendForm = async (
  form: HTMLFormElement,
  data: Pick<OwnForm, "slug" | "form" | "formTexts">,
  startedAt: number,
  onState: (state: FormState) => void,
): Promise<void> => {
  const problems = problemsIn(form, data);
  if (problems.length > 0) {
    onState({ status: "invalid", problems });
    return;
  }
  onState({ status: "sending" });
  if (!(await isTaken(form, Math.round((performance.now() - startedAt) / 1000)))) {
    onState({ status: "failed" });
    return;
  }
  forgetAnswers(data.slug);
  onState({ status: "sent" });
};
