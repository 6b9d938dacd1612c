import { forgetAnswers } from "./answers";
import { SECONDS } from "./names";

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
 * Sends a form to its own address; returns whether that worked. Sent answers are no longer kept. Never throws.
 * @param startedAt when the visitor saw the form, on the clock of `performance.now`
 */
export const sendForm = async (form: HTMLFormElement, slug: string, startedAt: number): Promise<boolean> => {
  const taken = await isTaken(form, Math.round((performance.now() - startedAt) / 1000));
  if (taken) forgetAnswers(form, slug);
  return taken;
};
