import { forgetAnswers } from "./answers";
import { SECONDS } from "./names";
import type { FormState } from "./types";

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
 * Sends a form to its own address: sending → sent or failed. Sent answers are no longer kept.
 *
 * @param startedAt when the visitor saw the form, on the clock of `performance.now`
 * @param onState called with each state in turn
 */
export const sendForm = async (
  form: HTMLFormElement,
  slug: string,
  startedAt: number,
  onState: (state: FormState) => void,
): Promise<void> => {
  onState({ status: "sending" });
  const taken = await isTaken(form, Math.round((performance.now() - startedAt) / 1000));
  if (taken) forgetAnswers(slug);
  onState({ status: taken ? "sent" : "failed" });
};
