import { act, fireEvent, screen } from "@testing-library/react";
import { ownForm, QUESTION, TEMPLATE } from "../test/own-form";
import { renderWithTexts } from "../test/render-with-texts";
import { SIGN_UP_TEXTS } from "../test/sign-up-texts";
import { NewsletterForm } from "./NewsletterForm";

const EMAIL = { ...QUESTION, kind: "email", name: "email", label: "E-mailadres", required: true } as const;
const SENT = { title: "Binnen", text: "<p>Tot gauw.</p>" };
const receiver = ownForm({ form: { ...TEMPLATE, questions: [EMAIL], oneOf: null, returnPage: null, sent: SENT } });

const SECTION = {
  anchor: null,
  tone: "sand",
  title: "Schrijf je in",
  introText: "Gratis.",
  drawing: null,
  ...SIGN_UP_TEXTS,
} as const;

const show = async (form: typeof receiver | null, opening = false) => {
  const send = jest.fn(async (_url: string, _init: { body: URLSearchParams }) => ({ ok: true }));
  Object.assign(globalThis, { fetch: send });
  await act(async () => renderWithTexts(<NewsletterForm {...SECTION} receiver={form} opening={opening} />));
  const field = await screen.findByRole("textbox", { name: form ? "E-mailadres" : "Zakelijk e-mailadres" });
  fireEvent.change(field, { target: { value: "lezer@bedrijf.example" } });
  return { field, send };
};

test.each([
  ["opens its page", true, 2],
  ["stands on a page", false, 3],
])("an own form takes the place of the sign-up, also where it %s", async (_where, opening, level) => {
  const { field, send } = await show(receiver, opening);
  await act(async () => fireEvent.submit(field));
  expect(send.mock.calls[0]?.[1].body.get("email")).toBe("lezer@bedrijf.example");
  expect(screen.getByRole("heading", { name: "Binnen", level })).toHaveFocus();
});

test("without a form, it is simulated", async () => {
  const { field, send } = await show(null);
  await act(async () => fireEvent.submit(field));
  expect(screen.getByRole("button", { name: "Aanmelden..." })).toBeDisabled();
  expect(send).not.toHaveBeenCalled();
});
