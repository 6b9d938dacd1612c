/** New line of a mail's body (RFC 6068). */
const LINE = "\r\n";

/** A question and its answer; empty: room to write one. */
export type Answered = readonly [question: string, answer: string];

/** Questions and answers as one text. */
export const mailText = (answers: readonly Answered[]): string =>
  answers.map(([question, answer]) => `${question}${LINE}${answer}${LINE}`).join(LINE);

/** Address that opens a mail to `to` with questions and answers in it; nothing is sent. */
export const mailHref = (to: string, subject: string, answers: readonly Answered[]): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(mailText(answers))}`;
