import { type FormEvent, useEffect, useState } from "react";
import { sendForm } from "./send";
import type { FormState, OwnForm } from "./types";

/** Simulated delay in ms (docs/agreement.md#timings). */
const DELAY = 1000;

/** The only field: what it is called in what is sent. */
export const FIELD = "email";

/**
 * State of a sign-up, and what happens when its form is submitted.
 *
 * @param receiver own form that the sign-up is sent to; null: it is simulated, nothing is sent or stored
 */
export const useSignUp = (receiver: OwnForm | null) => {
  const [state, setState] = useState<FormState>({ status: "idle" });
  const [startedAt] = useState(() => performance.now());
  const isBusy = state.status === "sending";

  useEffect(() => {
    if (!isBusy || receiver) return;
    const timer = setTimeout(() => setState({ status: "sent" }), DELAY);
    return () => clearTimeout(timer);
  }, [isBusy, receiver]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get(FIELD);
    if (isBusy || typeof email !== "string" || email.trim() === "") return;
    if (receiver) void sendForm(event.currentTarget, receiver, startedAt, setState);
    else setState({ status: "sending" });
  };
  return { state, submit };
};
