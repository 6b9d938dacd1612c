import { answersIn } from "./answers";
import type { OwnForm } from "./types";

/** New line of a mail's body (RFC 6068). */
const LINE = "\r\n";

/** Questions with the answers of this moment as one text; without the block that holds them, with room to answer. */
export const mailText = ({ form }: OwnForm, block: HTMLElement | null): string => {
  const answers = block ? answersIn(block) : {};
  // As on the page, where folded ones come last.
  const questions = [...form.questions].sort((a, b) => Number(a.folded) - Number(b.folded));
  return questions.map(({ name, label }) => `${label}${LINE}${answers[name]?.trim() ?? ""}${LINE}`).join(LINE);
};

/** Address that opens a mail to the firm with this text in it; nothing is sent. */
export const mailHref = (form: OwnForm, block: HTMLElement | null): string => {
  const body = encodeURIComponent(mailText(form, block));
  return `mailto:${form.contact.email}?subject=${encodeURIComponent(form.form.subject)}&body=${body}`;
};
