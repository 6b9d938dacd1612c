import { css } from "@emotion/react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { cardStyle } from "../../components/Card";
import { RichText } from "../../components/RichText";
import { fieldStyle } from "../../styles/fields";
import { needsScript, stack, visuallyHidden, withoutScript } from "../../styles/layout";
import { media } from "../../styles/media";
import { color, fontSize, radius, space } from "../../styles/tokens";

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

const doneStyle = css`
  ${cardStyle};
  max-width: 42rem;
  & h2 {
    margin-top: ${space.s1};
    font-size: ${fontSize.h3};
  }
`;

const notice = css`
  padding: ${space.s1} ${space.s2};
  border-left: 4px solid ${color.success};
  border-radius: ${radius.small};
  background: ${color.quiet};
  font-weight: 600;
`;

/**
 * Newsletter sign-up that is simulated (docs/agreement.md#newsletter-form): nothing is sent or stored. Its method, outside
 * a dialog, does nothing, so that an address that is sent before the scripts run does not end up in that of the page.
 */
export function SignUpForm({ texts }: { texts: Queries.SignUpFormFragment }) {
  const fieldId = useId();
  const [status, setStatus] = useState<"idle" | "submitting" | "done">("idle");
  const done = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not from where the visitor has gone on meanwhile.
    if (status === "done" && document.activeElement === document.body) done.current?.focus();
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

  if (status === "done") {
    return (
      <div css={doneStyle}>
        <p css={notice} role="status">
          {texts.notice}
        </p>
        <h2 ref={done} tabIndex={-1}>
          {texts.doneTitle}
        </h2>
        <RichText html={texts.doneText} />
      </div>
    );
  }
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
