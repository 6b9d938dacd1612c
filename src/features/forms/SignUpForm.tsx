import { css } from "@emotion/react";
import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "../../components/Button";
import { RichText } from "../../components/RichText";
import { fieldStyle } from "../../styles/fields";
import { needsScript, stack, visuallyHidden, withoutScript } from "../../styles/layout";
import { media } from "../../styles/media";
import { fontSize, space } from "../../styles/tokens";
import { Sent } from "./Sent";

/** Simulated delay in ms (docs/agreement.md#timings). */
const DELAY = 1000;

/** On the ground of the section, with field and button beside each other where they fit. */
const formStyle = css`
  ${stack(space.s1)};
  max-width: 42rem;
  & label {
    font-weight: 600;
  }
  & input {
    ${fieldStyle};
  }
  & > input {
    margin-bottom: ${space.s1};
  }
  & > div {
    margin-top: ${space.s1};
    font-size: ${fontSize.small};
  }
  & button[disabled] {
    opacity: 0.75;
    cursor: progress;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 11rem;
    & > label,
    & > div {
      grid-column: 1 / -1;
    }
    & > input {
      margin: 0;
    }
  }
`;

/**
 * Newsletter sign-up that is simulated (docs/agreement.md#newsletter-form): nothing is sent or stored. Its method, outside
 * a dialog, does nothing, so that an address that is sent before the scripts run does not end up in that of the page.
 */
export function SignUpForm({ texts }: { texts: Queries.SignUpFormFragment }) {
  const fieldId = useId();
  const [status, setStatus] = useState<"idle" | "submitting" | "done">("idle");
  useEffect(() => {
    if (status !== "submitting") return;
    const timer = setTimeout(() => setStatus("done"), DELAY);
    return () => clearTimeout(timer);
  }, [status]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get("email");
    if (typeof email === "string" && email.trim() !== "") setStatus("submitting");
  };
  const isBusy = status === "submitting";
  if (status === "done") return <Sent as="h2" title={texts.doneTitle} notice={texts.notice} text={texts.doneText} />;
  return (
    <>
      <form method="dialog" css={[formStyle, needsScript]} onSubmit={submit}>
        <label htmlFor={fieldId}>{texts.label}</label>
        <input id={fieldId} name="email" type="email" autoComplete="email" required placeholder={texts.placeholder} />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? texts.busy : texts.button}
        </Button>
        {texts.smallPrint && <RichText html={texts.smallPrint} />}
        <p role="status" css={visuallyHidden}>
          {isBusy && texts.busy}
        </p>
      </form>
      <div css={[{ fontSize: fontSize.lead }, withoutScript]}>
        <RichText html={texts.withoutScript} />
      </div>
    </>
  );
}
