import { answersIn } from "./answers";
import type { OwnForm } from "./types";

/** New line of a mail's body (RFC 6068). */
const LINE = "\r\n";

/** Address that opens a mail to the firm with the questions and the answers of this moment; nothing is sent. */
export const mailHref = ({ form, contact }: OwnForm, block: HTMLElement): string => {
  const answers = answersIn(block);
  // As on the page, where folded ones come last.
  const questions = [...form.questions].sort((a, b) => Number(a.folded) - Number(b.folded));
  const text = questions.map(({ name, label }) => `${label}${LINE}${answers[name]?.trim() ?? ""}${LINE}`).join(LINE);
  return `mailto:${contact.email}?subject=${encodeURIComponent(form.subject)}&body=${encodeURIComponent(text)}`;
};
