import integrations from "../../../e2e/fixture-site/data/integrations.json";
import { TEMPLATE } from "../../test/own-form";
import { FormTemplate } from "./form";
import { Integration } from "./integration";

type Question = Record<string, unknown> & { name: string };

/** What the model says of a form with this change to the question about what is going on. */
const problemsWith = (change: object, more: object = {}): string[] => {
  const questions = TEMPLATE.questions.map((question): Question => {
    const changed = question.name === "bericht" ? { ...question, ...change } : question;
    return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== null)) as Question;
  });
  const filled = Object.entries({ ...TEMPLATE, ...more, questions }).filter(([, value]) => value !== null);
  return FormTemplate.safeParse(Object.fromEntries(filled)).error?.issues.map(({ path }) => path.join(".")) ?? [];
};

test("a form may fold questions that need no answer, under a label", () => {
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({ required: false, folded: true }, { foldLabel: "Meer vertellen" })).toEqual([]);
});

test("a form leads to a page of this site, whose address the receiver gets", () => {
  expect(problemsWith({}, { returnPage: "https://elders.example/bedankt" })).toEqual(["returnPage"]);
  expect(problemsWith({}, { returnPage: "#bedankt" })).toEqual(["returnPage"]);
});

test("a fold without a label, a label without a fold, and a question in it that must be answered are refused", () => {
  expect(problemsWith({ required: false, folded: true })).toEqual(["foldLabel"]);
  expect(problemsWith({}, { foldLabel: "Meer vertellen" })).toEqual(["foldLabel"]);
  expect(problemsWith({ folded: true }, { foldLabel: "Meer vertellen" })).toEqual(["questions.1.folded"]);
});

test("an own form without an address is refused, with what to do; a form of others may wait for its account", () => {
  const refused = (kind: string) => {
    const { url, ...entry } = integrations.find((candidate) => candidate.kind === kind) ?? {};
    return Integration.safeParse(entry).error?.issues.map(({ path, message }) => `${path}: ${message}`);
  };
  expect(refused("form")).toEqual([expect.stringMatching(/^url: ontbreekt; vul het adres in .* of \/brievenbus/)]);
  expect(refused("iframe")).toBeUndefined();
});

test.each([
  ["https://calendly.com/bureau/intake", undefined],
  ["https://agenda.example/bureau", ["url"]],
])("an agenda is at Calendly, whose script shows it: %s", (url, refused) => {
  const agenda = { ...integrations.find(({ kind }) => kind === "scheduling"), url };
  expect(Integration.safeParse(agenda).error?.issues.map(({ path }) => String(path))).toEqual(refused);
});
