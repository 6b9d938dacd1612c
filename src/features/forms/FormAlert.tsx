import { css } from "@emotion/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { phoneToE164 } from "../../lib/links";
import { row } from "../../styles/layout";
import { color, radius, space } from "../../styles/tokens";
import { mailHref } from "./mail";
import { fieldId } from "./names";
import type { FormState, OwnForm } from "./types";

const alert = css`
  display: grid;
  gap: ${space.half};
  padding: ${space.s2};
  border: 2px solid ${color.error};
  border-left-width: 10px;
  border-radius: ${radius.small};
  & a {
    color: ${color.error};
    font-weight: 600;
  }
  & ul {
    display: grid;
    gap: ${space.half};
  }
`;

/** What must be changed, with links to the fields, or that sending failed. Takes the focus at each try to send. */
export function FormAlert({ state, form }: { state: FormState; form: OwnForm }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isNew = state.status === "invalid" && !state.isCorrected;
    if (isNew || state.status === "failed") ref.current?.focus();
  }, [state]);

  const toField = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    document.getElementById(event.currentTarget.hash.slice(1))?.focus();
  };
  const fillMail = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const block = currentTarget.closest("form");
    if (block) currentTarget.href = mailHref(form, block);
  };

  if (state.status !== "invalid" && state.status !== "failed") return null;
  return (
    <div ref={ref} css={alert} role="alert" tabIndex={-1}>
      <strong>{state.status === "invalid" ? form.formTexts.invalidTitle : form.fallbackTitle}</strong>
      {state.status === "invalid" ? (
        <ul>
          {state.problems.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${fieldId(form.containerId, name)}`} onClick={toField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{form.fallbackText}</p>
          <p css={row(`${space.half} ${space.s3}`)}>
            <a href={`mailto:${form.contact.email}`} onClick={fillMail}>
              {form.formTexts.mailLabel}
            </a>
            <a href={`tel:${phoneToE164(form.contact.phone)}`}>{form.formTexts.callLabel}</a>
          </p>
        </>
      )}
    </div>
  );
}
