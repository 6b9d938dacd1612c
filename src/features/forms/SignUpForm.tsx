import { css } from "@emotion/react";
import { useEffect, useId, useRef } from "react";
import { buttonStyle, buttonVariants } from "../../components/ButtonLink";
import { cardStyle } from "../../components/Card";
import { RichText } from "../../components/RichText";
import { fieldStyle } from "../../styles/fields";
import { needsScript, withoutScript } from "../../styles/layout";
import { color, fontSize, radius, space } from "../../styles/tokens";
import { FormAlert } from "./FormAlert";
import { HiddenFields } from "./HiddenFields";
import { fieldId } from "./names";
import type { OwnForm } from "./types";
import { FIELD, useSignUp } from "./use-sign-up";

const card = css`
  ${cardStyle};
  max-width: 34rem;
  & label {
    font-weight: 600;
  }
  & h2 {
    margin-top: ${space.s1};
    font-size: ${fontSize.h3};
  }
  & input {
    ${fieldStyle};
  }
  & button[disabled] {
    opacity: 0.75;
    cursor: progress;
  }
`;

const field = css`
  display: grid;
  gap: inherit;
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

const lead = css`
  font-size: ${fontSize.lead};
`;

interface Props {
  texts: Queries.SignUpFormFragment;
  /** Own form of data/integrations.json whose address receives the sign-up. */
  form: OwnForm | null;
}

/**
 * Newsletter sign-up: idle → submitting (1 s) → done (docs/agreement.md#newsletter-form). While no form with an address is
 * named, the submission is simulated: nothing is sent or stored, and without JavaScript the visitor is told how to sign up
 * by mail. With one it is sent as every own form is.
 */
export function SignUpForm({ texts, form }: Props) {
  const ownId = useId();
  const receiver = form?.form && form.url ? form : null;
  const fieldKey = receiver ? fieldId(receiver.containerId, FIELD) : ownId;
  const { state, submit } = useSignUp(receiver);
  const formRef = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLHeadingElement>(null);
  const isBusy = state.status === "sending";
  const isSent = state.status === "sent";
  useEffect(() => {
    if (isSent) done.current?.focus();
  }, [isSent]);

  if (isSent) {
    return (
      <div css={card}>
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
      <form
        ref={formRef}
        css={[card, !receiver && needsScript]}
        onSubmit={submit}
        {...(receiver && { name: receiver.slug, method: "post", action: receiver.url ?? undefined })}
      >
        {receiver && <FormAlert state={state} form={receiver} formRef={formRef} />}
        {receiver?.form && <HiddenFields form={receiver} template={receiver.form} />}
        <div css={field} data-question={texts.label} data-name={FIELD}>
          <label htmlFor={fieldKey}>{texts.label}</label>
          <input
            id={fieldKey}
            name={FIELD}
            type="email"
            autoComplete="email"
            required
            placeholder={texts.placeholder}
          />
        </div>
        <button type="submit" css={[buttonStyle, buttonVariants.primary]} disabled={isBusy}>
          {isBusy ? texts.busy : texts.button}
        </button>
        {texts.smallPrint && (
          <div css={small}>
            <RichText html={texts.smallPrint} />
          </div>
        )}
      </form>
      {!receiver && (
        <div css={[lead, withoutScript]}>
          <RichText html={texts.withoutScript} />
        </div>
      )}
    </>
  );
}
