import { answersIn } from "./answers";
import type { OwnForm, Problem, QuestionData } from "./types";

/** Something, an @, something, a dot, something: whether mail arrives there nobody can tell from its form. */
const EMAIL = /^\S+@[^\s.]+(?:\.[^\s.]+)+$/;

/** Eight to fifteen digits, as phone numbers have (E.164), with what people write or paste between them: unseen signs too. */
const PHONE = /^(?:tel:)?[\p{Cf}+(]*(?:[\s()./\p{Pd}\p{Cf}]*\d){8,15}[\s().\p{Pd}\p{Cf}]*$/u;

const problemWith = (question: QuestionData, answer: string, words: OwnForm["formTexts"]): string | undefined => {
  const { kind, required, missing, options } = question;
  if (answer === "" && !required) return undefined;
  if (answer === "") return missing ?? (options ? words.choose : words.missing);
  if (kind === "email" && !EMAIL.test(answer)) return words.wrongEmail;
  if (kind === "tel" && !PHONE.test(answer)) return words.wrongPhone;
  return undefined;
};

/** What must be changed before a form can be sent, in the order of its questions. */
export const problemsIn = (block: HTMLElement, { form: { questions, oneOf }, formTexts }: OwnForm): Problem[] => {
  const answers = answersIn(block);
  const answerTo = (name: string) => answers[name]?.trim() ?? "";
  const lacksAll = oneOf?.names.every((name) => answerTo(name) === "");
  return questions.flatMap((question) => {
    const { name } = question;
    const message =
      problemWith(question, answerTo(name), formTexts) ??
      (lacksAll && oneOf?.names[0] === name ? oneOf.missing : undefined);
    return message ? [{ name, message }] : [];
  });
};
