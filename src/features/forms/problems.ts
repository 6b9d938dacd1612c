import { answersIn } from "./answers";
import type { FormWords, OwnForm, Problem, QuestionData } from "./types";

/** Something, an @, something, a dot, something: whether mail arrives there nobody can tell from its form. */
const EMAIL = /^\S+@[^\s.]+(?:\.[^\s.]+)+$/;

/** Eight to fifteen digits, as phone numbers have (E.164), with what people write between them. */
const PHONE = /^[+(]?(?:[\s()./-]*\d){8,15}[\s().-]*$/;

const missingIn = ({ missing, options }: QuestionData, words: FormWords): string =>
  missing ?? (options ? words.choose : words.missing);

const problemWith = (question: QuestionData, answer: string, words: FormWords): string | undefined => {
  if (answer === "") return question.required ? missingIn(question, words) : undefined;
  if (question.kind === "email" && !EMAIL.test(answer)) return words.wrongEmail;
  if (question.kind === "tel" && !PHONE.test(answer)) return words.wrongPhone;
  return undefined;
};

/** What must be changed before a form can be sent, in the order of its questions. */
export const problemsIn = (block: HTMLElement, { form, formTexts }: Pick<OwnForm, "form" | "formTexts">): Problem[] => {
  if (!form) return [];
  const answers = answersIn(block);
  const answerTo = (name: string) => answers[name]?.trim() ?? "";
  const { oneOf } = form;
  const lacksAll = oneOf?.names.every((name) => answerTo(name) === "");
  return form.questions.flatMap((question) => {
    const { name } = question;
    const message =
      problemWith(question, answerTo(name), formTexts) ??
      (lacksAll && oneOf?.names[0] === name ? oneOf.missing : undefined);
    return message ? [{ name, message }] : [];
  });
};
