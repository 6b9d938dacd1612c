import { css } from "@emotion/react";
import { type FormEvent, Fragment, useEffect, useId, useRef, useState } from "react";
import { fieldStyle } from "../styles/fields";
import { media } from "../styles/media";
import { color, fontSize, radius, space } from "../styles/tokens";
import { buttonStyle, buttonVariants } from "./ButtonLink";
import { cardStyle } from "./Card";
import { RichText } from "./RichText";

/** Simulated delay in ms (docs/agreement.md#timings). */
const DELAY = 1000;

const form = css`
  ${cardStyle};
  max-width: 34rem;
  & label {
    font-weight: 600;
  }
  & h3 {
    margin-top: ${space.s1};
  }
  & input {
    ${fieldStyle};
  }
  & button[disabled] {
    opacity: 0.75;
    cursor: progress;
  }
  ${media.noScript} {
    display: none;
  }
`;

const notice = css`
  padding: ${space.s1} ${space.s2};
  border-left: 4px solid ${color.success};
  border-radius: ${radius.small};
  background: ${color.quiet};
  font-weight: 600;
`;

const small = css`
  margin-top: ${space.s1};
  font-size: ${fontSize.small};
`;

const withoutScript = css`
  display: none;
  ${media.noScript} {
    display: block;
    font-size: ${fontSize.lead};
  }
`;

type Phase = "idle" | "submitting" | "done";

interface Props {
  texts: Queries.SignUpFormFragment;
}

/**
 * Newsletter sign-up: idle → submitting (1 s) → done (docs/agreement.md#newsletter-form). The submission is simulated; nothing is sent
 * or stored. Without JavaScript the visitor is told how to sign up by mail.
 */
export function SignUpForm({ texts }: Props) {
  const field = useId();
  const [phase, setPhase] = useState<Phase>("idle");
  const done = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (phase === "submitting") {
      const timer = setTimeout(() => setPhase("done"), DELAY);
      return () => clearTimeout(timer);
    }
    if (phase === "done") {
      done.current?.focus();
    }
  }, [phase]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get("email");
    if (phase === "idle" && typeof email === "string" && email.trim() !== "") {
      setPhase("submitting");
    }
  };

  if (phase === "done") {
    return (
      <div css={form}>
        <p css={notice} role="status">
          {texts.notice}
        </p>
        <h3 ref={done} tabIndex={-1}>
          {texts.doneTitle}
        </h3>
        <RichText html={texts.doneText} />
      </div>
    );
  }
  return (
    <Fragment>
      <form css={form} onSubmit={submit}>
        <label htmlFor={field}>{texts.label}</label>
        <input id={field} name="email" type="email" autoComplete="email" required placeholder={texts.placeholder} />
        <button type="submit" css={[buttonStyle, buttonVariants.primary]} disabled={phase === "submitting"}>
          {phase === "submitting" ? texts.busy : texts.button}
        </button>
        {texts.smallPrint && (
          <div css={small}>
            <RichText html={texts.smallPrint} />
          </div>
        )}
      </form>
      <div css={withoutScript}>
        <RichText html={texts.withoutScript} />
      </div>
    </Fragment>
  );
}
