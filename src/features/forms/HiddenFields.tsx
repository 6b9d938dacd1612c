import { visuallyHidden } from "../../styles/layout";
import { fieldId, SECONDS, TRAP } from "./names";
import type { OwnForm } from "./types";

/** What a form sends beside the answers, by the names that form services know, and a field that only robots fill in. */
export function HiddenFields({ form: { slug, containerId, formTexts, contact, form } }: { form: OwnForm }) {
  const { subject, returnPage, hidden } = form;
  const values = [
    ["form-name", slug],
    ["_subject", subject],
    ...(returnPage ? [["_next", `${contact.siteUrl}${returnPage}`]] : []),
    ...(hidden ?? []).map(({ name, value }) => [name, value]),
    [SECONDS, ""],
  ];
  return (
    <div css={visuallyHidden} aria-hidden="true">
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <label htmlFor={fieldId(containerId, TRAP)}>{formTexts.trap}</label>
      <input id={fieldId(containerId, TRAP)} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
