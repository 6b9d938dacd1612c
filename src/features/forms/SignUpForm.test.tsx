import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ownForm, QUESTION, TEMPLATE } from "../../test/own-form";
import { renderWithTexts } from "../../test/render-with-texts";
import { SignUpForm } from "./SignUpForm";

const TEXTS = {
  label: "Zakelijk e-mailadres",
  placeholder: "Je zakelijke e-mailadres",
  button: "Meld je aan",
  busy: "Aanmelden...",
  notice: "Welkom!",
  doneTitle: "Bedankt voor je aanmelding",
  doneText: "<p>Je doet nu mee.</p>",
  withoutScript: "<p>Stuur een e-mail.</p>",
  smallPrint: null,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = () => {
  renderWithTexts(<SignUpForm texts={TEXTS} form={null} />);
  return userEvent.setup({ advanceTimers: () => undefined, delay: null });
};

const field = () => screen.getByRole("textbox", { name: "Zakelijk e-mailadres" });
const button = () => screen.getByRole("button");
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it.each([
  ["nothing", ""],
  ["spaces", "   "],
])("does nothing with %s, whatever the browser lets through", (_name, text) => {
  setUp();
  const input = field();
  // A field of type e-mail drops spaces by itself.
  input.setAttribute("type", "text");
  fireEvent.change(input, { target: { value: text } });
  fireEvent.submit(button());
  pass(5000);
  expect(button()).toHaveTextContent("Meld je aan");
  expect(button()).toBeEnabled();
});

it("leaves no timer behind when the visitor goes elsewhere", async () => {
  const { unmount } = renderWithTexts(<SignUpForm texts={TEXTS} form={null} />);
  fireEvent.change(field(), { target: { value: "lezer@bedrijf.example" } });
  fireEvent.submit(button());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

describe("with a form that has an address", () => {
  const emailField = { ...QUESTION, kind: "email", name: "email", label: "E-mailadres", required: true } as const;
  const receiver = ownForm({ form: { ...TEMPLATE, questions: [emailField], oneOf: null } });

  it.each([
    ["done when it was taken", { ok: true }, "Bedankt voor je aanmelding"],
    ["told where it was not", { ok: false }, undefined],
  ])("really sends, and is %s", async (_what, response, heading) => {
    const send = jest.fn(async (_url: string, _init: { body: URLSearchParams }) => response);
    Object.assign(globalThis, { fetch: send });
    renderWithTexts(<SignUpForm texts={TEXTS} form={receiver} />);
    fireEvent.change(field(), { target: { value: "lezer@bedrijf.example" } });
    await act(async () => fireEvent.submit(button()));
    expect(send.mock.calls[0]?.[1].body.get("email")).toBe("lezer@bedrijf.example");
    if (heading) expect(screen.getByRole("heading", { name: heading })).toHaveFocus();
    else expect(screen.getByRole("alert")).toHaveTextContent("Versturen lukte niet");
  });

  it("is simulated while the form has none", async () => {
    const send = jest.fn();
    Object.assign(globalThis, { fetch: send });
    renderWithTexts(<SignUpForm texts={TEXTS} form={{ ...receiver, url: "" }} />);
    fireEvent.change(field(), { target: { value: "lezer@bedrijf.example" } });
    fireEvent.submit(button());
    pass(1000);
    expect(screen.getByRole("heading", { name: "Bedankt voor je aanmelding" })).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });
});
