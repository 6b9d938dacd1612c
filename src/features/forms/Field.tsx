import { css } from "@emotion/react";
import { fieldStyle } from "../../styles/fields";
import { color, space } from "../../styles/tokens";
import type { QuestionData } from "./types";

const field = css`
  ${fieldStyle};
  &:read-only {
    border-style: dashed;
    background: ${color.page};
    color: ${color.textSoft};
  }
  &[aria-invalid] {
    border-width: 3px;
    border-color: ${color.error};
  }
`;

const lines = css`
  min-height: 8rem;
  padding-block: ${space.s1};
  line-height: 1.5;
  resize: vertical;
  /* As tall as what is typed, where the browser can. */
  field-sizing: content;
`;

/** What a browser may fill in (HTML standard, autofill). */
const AUTOFILL = { name: "name", organization: "organization", city: "address-level2" } as const;

const autofillOf = ({ kind, autocomplete }: QuestionData): string =>
  kind === "email" || kind === "tel" ? kind : autocomplete ? AUTOFILL[autocomplete] : "off";

interface Props {
  id: string;
  question: QuestionData;
  describedBy: string | undefined;
  isWrong: boolean;
  isLocked: boolean;
}

/** The field of a question. Uncontrolled: React would overwrite what was typed before it hydrated. */
export function Field({ id, question, describedBy, isWrong, isLocked }: Props) {
  const { name, kind, required } = question;
  const typed = {
    id,
    name,
    required,
    "aria-describedby": describedBy,
    "aria-invalid": isWrong || undefined,
    css: [field, kind === "text" && lines],
    readOnly: isLocked,
    autoComplete: autofillOf(question),
  };
  return kind === "text" ? <textarea {...typed} /> : <input type={kind === "line" ? "text" : kind} {...typed} />;
}
