import { ownForm, QUESTION, TEMPLATE } from "../../test/own-form";
import { mailHref } from "./mail";

const form = ownForm({
  form: {
    ...TEMPLATE,
    questions: [
      { ...QUESTION, name: "bericht", label: "Wat speelt er?", kind: "text" },
      { ...QUESTION, name: "naam", label: "Hoe heet je?", kind: "line" },
    ],
  },
});

beforeEach(() => document.body.replaceChildren());

test("a mail holds every question with its answer", () => {
  document.body.innerHTML = '<p data-question=""><textarea name="bericht"></textarea></p>';
  const [field] = document.getElementsByTagName("textarea");
  Object.assign(field ?? {}, { value: " Ruzie & verzuim\nal 3 weken " });
  const { pathname, searchParams } = new URL(mailHref(form, document.body));
  expect(pathname).toBe("info@bureau.example");
  expect(searchParams.get("subject")).toBe("Vraag & antwoord");
  expect(searchParams.get("body")).toBe("Wat speelt er?\r\nRuzie & verzuim\nal 3 weken\r\n\r\nHoe heet je?\r\n\r\n");
});

test("folded questions come last, as on the page", () => {
  const questions = form.form.questions.map((question, index) => ({ ...question, folded: index === 0 }));
  expect(decodeURIComponent(mailHref(ownForm({ form: { ...form.form, questions } }), document.body))).toMatch(
    /Hoe heet je\?\s+Wat speelt er\?/,
  );
});

test("without answers, spaces are written as %20: mail programs do not read a plus as a space", () => {
  expect(mailHref(form, document.body)).toBe(
    "mailto:info@bureau.example?subject=Vraag%20%26%20antwoord&body=Wat%20speelt%20er%3F%0D%0A%0D%0A%0D%0AHoe%20heet%20je%3F%0D%0A%0D%0A",
  );
});
